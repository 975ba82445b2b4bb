import { expect, test } from 'vitest';
import { seededBirths } from '../calibration/seeded-births.ts';
import { weightedQuestionOf } from '../src/judgement/reading/weighted-question.ts';
import { personalMonths } from '../src/judgement/reading/personal-months.ts';
import { monthsFrom } from '../src/judgement/reading/months.ts';
import { readingAt } from '../src/judgement/reading/reading.ts';
import { scoreOf, trendOf } from '../src/judgement/sum/score.ts';
import { sumsOf, weigh } from '../src/judgement/sum/weigh.ts';
import { QUESTION_IDS, TRENDS } from '../src/vocabulary.ts';

test('over other births than the norms were made from, no trend holds more than 55 % of a question', () => {
  const births = seededBirths(120, 4242);
  const largest = QUESTION_IDS.map((question) => {
    const focus = weightedQuestionOf(question);
    const trends = births.map(({ birth, place, at }) => {
      const months = monthsFrom(at, focus.plan.months);
      const reading = readingAt(birth, place, 'lagna');
      const weighed = weigh(reading, focus, personalMonths(reading, months));
      return trendOf(scoreOf(sumsOf(weighed), focus, 'lagna'));
    });
    const shares = TRENDS.map((trend) => trends.filter((each) => each === trend).length / 120);
    return { question, most: Math.max(...shares), least: Math.min(...shares) };
  });
  expect(largest.filter(({ most, least }) => most > 0.55 || least === 0)).toEqual([]);
});
