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
