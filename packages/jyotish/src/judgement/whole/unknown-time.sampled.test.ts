import { describe, expect, it } from 'vitest';
import { seededBirths } from '../../../calibration/seeded-births.ts';
import { julianDayUt } from '../../units.ts';
import { QUESTION_IDS, type QuestionId } from '../../vocabulary.ts';
import { judge } from '../judge.ts';
import { PLANS } from '../plans/all-plans.ts';
import { readingAt } from '../reading/reading.ts';
import { weightedQuestionOf } from '../reading/weighted-question.ts';
import { sameFirstWindow } from './direct-answer.ts';
import { askedQuestionAt, scoreTimed, timeReading, windowsOf } from './judge-reading.ts';
import { keyOf } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import { houseLord } from '../../chart/houses.ts';
import { momentsOf } from './unknown-time.ts';

const MOMENTS = 30;
const births = seededBirths(8, 47).map((each) => ({
  ...each,
  unknownWithin: { start: julianDayUt(each.birth - 0.4), end: julianDayUt(each.birth + 0.6) },
}));

/** Questions answered by trend and windows alone. */
const PLAIN = QUESTION_IDS.filter((id) => PLANS[id].specifics === undefined).slice(0, 4);

/** Questions that ask for one thing. */
const OF_KIND = QUESTION_IDS.filter(
  (id) => PLANS[id].asks === 'which' && PLANS[id].specifics?.length === 1,
);

const shareOf = (question: QuestionId, born: (typeof births)[number]): number => {
  const asked = askedQuestionAt(born.at, weightedQuestionOf(question));
  const { trend, windows } = judge({ question, ...born });
  const same = momentsOf(born.unknownWithin, MOMENTS).filter((moment) => {
    const timed = timeReading(readingAt(moment, born.place, 'moon'), asked);
    const isThere = windows.length === 0 || sameFirstWindow(windows, windowsOf(timed, asked));
    return scoreTimed(timed, asked).trend === trend && isThere;
  });
  return Math.round((same.length / MOMENTS) * 100) / 100;
};

describe('the share of a day', () => {
  it.each(PLAIN)('%s: the moments of its trend with its first window', (question) => {
    const judged = births.map((born) => judge({ question, ...born }));
    expect(judged.map(({ holdsShareOfDay }) => holdsShareOfDay)).toEqual(
      births.map((born) => shareOf(question, born)),
    );
  });

  it('is nothing for a question of kind whose kind is not told', () => {
    const judged = births.flatMap((born) =>
      OF_KIND.map((question) => judge({ question, ...born })),
    );
    const silent = judged.filter(({ specifics }) => specifics.length === 0);
    expect(silent.length).toBeGreaterThan(0);
    expect(new Set(silent.map(({ holdsShareOfDay }) => holdsShareOfDay))).toEqual(new Set([0]));
  });
});

const QUARTER_HOUR = 1 / 96;

/** The day of birth moved so that the Moon changes its sign a quarter of an hour from one of its ends. */
const changingDays = births.slice(0, 1).flatMap(({ birth, place, at }) => {
  const signAt = (jd: number) => readingAt(julianDayUt(jd), place, 'moon').chart.grahas.moon.rashi;
  let [before, after]: [number, number] = [birth, birth];
  while (signAt(after) === signAt(before)) after += 1;
  while (after - before > QUARTER_HOUR / 100) {
    const middle = (before + after) / 2;
    if (signAt(middle) === signAt(birth)) before = middle;
    else after = middle;
  }
  return [after - QUARTER_HOUR, after + QUARTER_HOUR - 1].map((start) => {
    const unknownWithin = { start: julianDayUt(start), end: julianDayUt(start + 1) };
    return { birth: julianDayUt(start + 0.5), place, at, unknownWithin };
  });
});

/** Questions whose words or specifics name houses and their lords. */
const OF_HOUSES: readonly QuestionId[] = [
  'marriage-when',
  'marriage-delay',
  'parents-this-year',
  'current-dasha',
  'turning-points-five-years',
  'suitable-work',
];

describe('a day on which the Moon changes its sign near one end', () => {
  it.each(changingDays)('states only what holds at both ends: $birth', (born) => {
    const { start, end } = born.unknownWithin;
    const ends = [start, end].map((moment) => readingAt(moment, born.place, 'moon'));
    for (const question of OF_HOUSES) {
      const { chart, findings, specifics, windows } = judge({ question, ...born });
      const asked = askedQuestionAt(born.at, weightedQuestionOf(question));
      const stated = [...findings, ...windows.flatMap((window) => window.findings)];
      for (const reading of ends) {
        const { weighed } = scoreTimed(timeReading(reading, asked), asked);
        const all = [
          ...Object.values(weighed.birth).flat(),
          ...weighed.months.flatMap(({ dasha, transit }) => [...dasha, ...transit]),
        ];
        const keys = new Set(all.map(keyOf));
        const missing = (list: readonly Finding[]) =>
          list.map(keyOf).filter((key) => !keys.has(key));
        expect({ question, missing: missing(stated) }).toEqual({ question, missing: [] });
        const claims = [...stated, ...specifics].flatMap((each) => each.claims ?? []);
        const isFalse = claims.filter(
          (claim) =>
            (claim.kind === 'rules' && houseLord(reading.chart, claim.house) !== claim.graha) ||
            (claim.kind === 'stands' &&
              claim.house !== undefined &&
              reading.chart.grahas[claim.graha].house !== claim.house),
        );
        expect({ question, isFalse }).toEqual({ question, isFalse: [] });
      }
      expect({ question, steady: chart.steady }).toEqual({ question, steady: false });
    }
  });
});
