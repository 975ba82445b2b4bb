import { judge, julianDayUt } from '@dhruva/jyotish';
import { expect, it } from 'vitest';
import { seededBirths } from '../../../jyotish/calibration/seeded-births.ts';
import { narrate } from '../narrate.ts';
import { contentOf } from './content.ts';
import { grahaIn } from './plain-findings.ts';

const AT = julianDayUt(2461374.5);

it('gives beside a choice what speaks for the option it leans to, and says it in the headline', () => {
  const told = seededBirths(24, 33).flatMap(({ birth, place }) => {
    const judgement = judge({ question: 'saving-or-risk', birth, place, at: AT });
    const { argument } = contentOf(judgement);
    if (judgement.choice === null || argument === undefined) return [];
    const { chosen, other } = judgement.choice;
    const { plain, finding } = argument;
    const side = finding.side === 'for' ? chosen : other;
    const graha = grahaIn(plain);
    const houses = ['house' in plain && plain.house, 'place' in plain && plain.place];
    const isOfSide =
      (graha !== undefined && graha in side.grahas) ||
      houses.some((house) => house && house in side.houses);
    const carried = JSON.stringify(narrate(judgement, 'en').sentences[0]?.claims);
    const isSaid = (finding.claims ?? []).every((claim) => carried.includes(JSON.stringify(claim)));
    return [isOfSide && isSaid];
  });
  expect(told.length).toBeGreaterThan(5);
  expect(told).not.toContain(false);
});
