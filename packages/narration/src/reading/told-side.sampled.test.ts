import { judge, julianDayUt, type Judgement } from '@dhruva/jyotish';
import { QUESTION_IDS, type Graha } from '@dhruva/jyotish/vocabulary';
import { expect, it } from 'vitest';
import { seededBirths } from '../../../jyotish/calibration/seeded-births.ts';
import { contentOf } from './content.ts';
import { leadingFinding } from './leading-finding.ts';
import { RELATIVES, TONES } from '../en/words/bonds.ts';
import { narrate } from '../narrate.ts';
import { evidenceOf } from '../specifics.ts';
import { grahaIn, names } from './plain-findings.ts';
import { toldSideOf } from './told-side.ts';
import type { Leads } from '../telling/everyday/reading-words.ts';

const AT = julianDayUt(2461374.5);
const judgements = seededBirths(6, 31).flatMap(({ birth, place }) =>
  QUESTION_IDS.map((question) => judge({ question, birth, place, at: AT })),
);

/** The grahas a reading tells as a help or as a hindrance by themselves, with the side. */
const toldIn = (judgement: Judgement): readonly (readonly [Graha, Leads])[] => {
  const { helper, brake, long, short, following, openings } = contentOf(judgement);
  const [years, months] = judgement.running;
  const told: readonly (readonly [Graha | undefined, Leads | undefined])[] = [
    [helper, 'for'],
    [brake, 'against'],
    [years?.graha, long.acts],
    [months?.graha, short.acts],
    [judgement.following?.graha, following.acts],
    ...openings.map(
      ({ opening }) => [opening.by === 'period' ? opening.graha : undefined, 'for'] as const,
    ),
  ];
  return told.flatMap(([graha, side]) =>
    graha === undefined || side === undefined ? [] : [[graha, side] as const],
  );
};

it('tells no graha on the side on which the reasons do not tell it', () => {
  const wrong = judgements.flatMap((judgement) =>
    toldIn(judgement)
      .filter(([graha, side]) => (toldSideOf(graha, judgement) ?? side) !== side)
      .map(([graha, side]) => `${judgement.question}: ${graha} ${side}`),
  );
  expect(wrong).toEqual([]);
});

it('tells no graha as a help and as a hindrance', () => {
  const wrong = judgements.flatMap((judgement) => {
    const told = toldIn(judgement);
    return told
      .filter(([graha, side]) => told.some(([one, other]) => one === graha && other !== side))
      .map(([graha]) => `${judgement.question}: ${graha}`);
  });
  expect(wrong).toEqual([]);
});

it('tells no graha of the statement that leads on the other side', () => {
  const wrong = judgements.flatMap((judgement) => {
    const { lead, counter } = contentOf(judgement);
    const other = counter && grahaIn(counter.plain);
    if (lead === undefined || other === undefined) return [];
    return names(lead.plain, other) ? [`${judgement.question}: ${other}`] : [];
  });
  expect(wrong).toEqual([]);
});

it('tells no bond with a relative against what is told of its graha', () => {
  const ofBonds = judgements.filter(({ specifics }) =>
    specifics.some(({ id }) => id === 'specific.relative'),
  );
  const told = ofBonds.flatMap((judgement) => {
    const { helper } = contentOf(judgement);
    const text = narrate(judgement, 'en').reading.join(' ');
    return evidenceOf(judgement.specifics, 'specific.relative')
      .filter(({ relative, tone }) => text.includes(`${RELATIVES[relative]} ${TONES[tone]}`))
      .map(({ lord, tone }) => ({ isHelper: lord === helper, tone }));
  });
  expect(told.length).toBeGreaterThan(4);
  expect(told.filter(({ isHelper, tone }) => isHelper && tone === 'uneven')).toEqual([]);
});

it('finds what opens each window, which is told beside its months', () => {
  const opened = judgements.flatMap((judgement) => contentOf(judgement).openingsOfAll);
  expect(opened.length).toBeGreaterThan(100);
  expect(opened.filter(({ length }) => length === 0)).toEqual([]);
});

it('takes for the steps of a plan only grahas that act now or at birth', () => {
  const idle = judgements.flatMap((judgement) => {
    const { helper, brake } = contentOf(judgement);
    const taken = [[helper, 'for'] as const, [brake, 'against'] as const];
    return taken
      .filter(([graha, side]) => graha && !leadingFinding(judgement, graha, side))
      .map(([graha]) => `${judgement.question}: ${graha}`);
  });
  expect(idle).toEqual([]);
});
