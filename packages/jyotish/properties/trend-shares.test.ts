import { expect, test } from 'vitest';
import { seededBirths } from '../calibration/seeded-births.ts';
import { readingAt } from '../src/judgement/reading/reading.ts';
import { weightedQuestionOf } from '../src/judgement/reading/weighted-question.ts';
import { hasTrend } from '../src/judgement/sum/score.ts';
import { askedQuestionAt, scoreReading } from '../src/judgement/whole/judge-reading.ts';
import { QUESTION_IDS } from '../src/vocabulary.ts';

/** Cuts follow from the weights, not from a population; a trend two in three people have says little. */
const MOST = 2 / 3;

test('no trend holds for more than two thirds of births, and every question but "which" and "what" has one', () => {
  const births = seededBirths(120, 4242);
  const readings = births.map(({ birth, place, at }) => ({
    at,
    reading: readingAt(birth, place, 'lagna'),
  }));
  const largest = QUESTION_IDS.map((question) => {
    const focus = weightedQuestionOf(question);
    const trends = readings.map(
      ({ at, reading }) => scoreReading(reading, askedQuestionAt(at, focus)).trend,
    );
    expect(new Set(trends).has(null)).toBe(!hasTrend(focus.plan.asks));
    const shares = [...new Set(trends)].map(
      (trend) => trends.filter((each) => each === trend).length / trends.length,
    );
    return { question, most: hasTrend(focus.plan.asks) ? Math.max(...shares) : 0 };
  });
  expect(largest.filter(({ most }) => most > MOST)).toEqual([]);
});
