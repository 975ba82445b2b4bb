import { judge, julianDayUt, sideOfOption } from '@dhruva/jyotish';
import { expect, it } from 'vitest';
import { seededBirths } from '../../../jyotish/calibration/seeded-births.ts';
import { narrate } from '../narrate.ts';
import { evidenceOf } from '../specifics.ts';
import { contentOf } from './content.ts';
import { grahaIn } from './plain-findings.ts';

const AT = julianDayUt(2461374.5);

it('gives beside a choice what speaks for the option it leans to', () => {
  const told = seededBirths(24, 33).flatMap(({ birth, place }) => {
    const judgement = judge({ question: 'saving-or-risk', birth, place, at: AT });
    const [choice] = evidenceOf(judgement.specifics, 'specific.leaning');
    const { argument } = contentOf(judgement);
    if (choice === undefined || choice.margin === 'even' || argument === undefined) return [];
    const helped = argument.finding.side === 'for' ? choice.towards : choice.other;
    const side = sideOfOption(helped, helped === choice.towards ? choice.other : choice.towards);
    const { plain } = argument;
    const graha = grahaIn(plain);
    const houses = ['house' in plain && plain.house, 'place' in plain && plain.place];
    const isOfGraha = graha !== undefined && graha in (side?.grahas ?? {});
    const isOfSide = isOfGraha || houses.some((house) => house && house in (side?.houses ?? {}));
    const [headline] = narrate(judgement, 'en').sentences;
    const carried = JSON.stringify(headline?.claims);
    const isSaid = (argument.finding.claims ?? []).every((claim) =>
      carried.includes(JSON.stringify(claim)),
    );
    return [isOfSide && isSaid];
  });
  expect(told.length).toBeGreaterThan(5);
  expect(told).not.toContain(false);
});
