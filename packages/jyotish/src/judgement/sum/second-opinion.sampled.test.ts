import { describe, expect, it, test } from 'vitest';
import { seededBirths } from '../../../calibration/seeded-births.ts';
import { yoginiAt, yoginiDasha } from '../../dasha/yogini.ts';
import { julianDayUt } from '../../units.ts';
import { CONFIDENCES, QUESTION_IDS, type Graha, type QuestionId } from '../../vocabulary.ts';
import { judge } from '../judge.ts';
import { PLANS } from '../plans/all-plans.ts';
import { weightedQuestionOf } from '../reading/weighted-question.ts';
import { monthsFrom, type TransitMonth } from '../reading/months.ts';
import { readingAt } from '../reading/reading.ts';
import { periodLordFindings } from '../steps/period-lord.ts';
import { afterWeighing } from '../steps/weighing.ts';
import { confidenceOf, lowerIfSecondOpinionDisagrees } from '../whole/agreement.ts';
import { balanceOf, sidesOf } from './balance.ts';
import { secondOpinions } from './second-opinion.ts';

const at = julianDayUt(2461365.5);
const births = seededBirths(12, 8).map(({ birth, place }) => ({ birth, place }));
const isTimed = (question: QuestionId): boolean =>
  PLANS[question].asks === 'when' || PLANS[question].asks === 'whether';

/** A whole round of yoginis, month by month. */
const ROUND = monthsFrom(at, 36 * 12);

test.each(births)(
  'the best months of a round agree where help is twice hindrance',
  ({ birth, place }) => {
    const focus = weightedQuestionOf('marriage-when');
    const reading = readingAt(birth, place, 'lagna');
    const dasha = yoginiDasha(reading.chart.grahas.moon.lon, birth);
    const findingsOf = (lord: Graha) =>
      afterWeighing(reading, focus, lord, periodLordFindings(reading, focus, lord, 'md'));
    const worth = ({ jd }: TransitMonth): number =>
      balanceOf(sidesOf(yoginiAt(dasha, jd).flatMap(({ lord }) => findingsOf(lord))));
    const [worst, best] = [ROUND.toSorted((a, b) => worth(a) - worth(b))].flatMap((sorted) => [
      sorted[0]!,
      sorted.at(-1)!,
    ]);
    const says = ({ name }: TransitMonth) =>
      secondOpinions(reading, focus, ROUND, [{ from: name, to: name }])[0];
    const rank = ['differs', 'silent', 'agrees'];
    expect(rank.indexOf(says(worst!)!)).toBeLessThanOrEqual(rank.indexOf(says(best!)!));
    expect(says(best!)).toBe(worth(best!) >= 1 / 3 ? 'agrees' : 'silent');
  },
);

describe('answers', () => {
  const timed = QUESTION_IDS.filter(isTimed).flatMap((question) =>
    births.slice(0, 6).map((birth) => judge({ question, ...birth, at })),
  );
  const opinions = timed.flatMap(({ windows }) => windows.map((window) => window.secondOpinion));

  it('take each side, and none', () => {
    for (const opinion of ['agrees', 'silent', 'differs'] as const) {
      const share = opinions.filter((each) => each === opinion).length / opinions.length;
      expect(share).toBeGreaterThan(0.05);
      expect(share).toBeLessThan(0.75);
    }
    expect(opinions).not.toContain(null);
  });

  it('are one step less sure where it differs on every window, and else as sure as they were', () => {
    const lowered = timed.filter(({ agreement, holdsMinutes, windows, confidence }) => {
      const before = confidenceOf(agreement, holdsMinutes);
      const differs =
        windows.length > 0 && windows.every(({ secondOpinion }) => secondOpinion === 'differs');
      const step = CONFIDENCES.indexOf(confidence) - CONFIDENCES.indexOf(before);
      expect(Math.abs(step)).toBe(differs && before !== 'low' ? 1 : 0);
      return step !== 0;
    });
    expect(lowered.length).toBeGreaterThan(0);
    expect(lowered.length).toBeLessThan(timed.length / 4);
  });

  it.each(['current-dasha', 'wealth-three-years', 'sell-or-renovate'] as const)(
    '%s: hear none, as the question is not about time alone',
    (question) => {
      const windows = births.flatMap((birth) => judge({ question, ...birth, at }).windows);
      expect(new Set(windows.map(({ secondOpinion }) => secondOpinion))).toEqual(new Set([null]));
    },
  );

  it('hear none when the birth time is unknown', () => {
    const windows = births.flatMap(({ birth, place }) => {
      const unknownWithin = { start: julianDayUt(birth - 0.4), end: julianDayUt(birth + 0.6) };
      return judge({ question: 'settle-abroad', birth, place, at, unknownWithin }).windows;
    });
    expect(new Set(windows.map(({ secondOpinion }) => secondOpinion))).toEqual(new Set([null]));
  });
});

test.each([
  ['high', ['differs', 'differs'], 'medium'],
  ['medium', ['differs'], 'low'],
  ['low', ['differs'], 'low'],
  ['high', ['differs', 'silent'], 'high'],
  ['high', ['agrees'], 'high'],
  ['medium', [], 'medium'],
] as const)('%s confidence and %j: %s', (confidence, opinions, expected) => {
  expect(lowerIfSecondOpinionDisagrees(confidence, opinions)).toBe(expected);
});
