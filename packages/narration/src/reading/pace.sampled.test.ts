import { judge, julianDayUt } from '@dhruva/jyotish';
import { TRENDS, type Trend } from '@dhruva/jyotish/vocabulary';
import { expect, it } from 'vitest';
import { LANGUAGES, narrate } from '../narrate.ts';

const judgement = judge({
  question: 'promotion-this-year',
  birth: julianDayUt(2447000.25),
  place: { lat: 28.61, lon: 77.21 },
  at: julianDayUt(2461365.5),
});

const PACE = {
  slower: /coming months are slower|महीनों से धीमे हैं/u,
  kinder: /coming months are kinder|महीनों से बेहतर हैं/u,
};

/** What an answer of this trend says of its months, each standing so far from the person's other months. */
const paceOf = (trend: Trend, force: number, language: (typeof LANGUAGES)[number]) => {
  const timeline = judgement.timeline.map((month) => ({ ...month, dasha: force, transit: force }));
  const score = trend === TRENDS[1] ? 30 : -30;
  const text = narrate(
    { ...judgement, trend, score, timeline, windows: [] },
    language,
  ).reading.join(' ');
  return Object.entries(PACE).flatMap(([pace, words]) => (words.test(text) ? [pace] : []));
};

it.each(LANGUAGES)('says where the coming months go against the trend: %s', (language) => {
  expect(paceOf('supportive', -0.6, language)).toEqual(['slower']);
  expect(paceOf('supportive', 0.6, language)).toEqual([]);
  expect(paceOf('demanding', 0.6, language)).toEqual(['kinder']);
  expect(paceOf('demanding', -0.6, language)).toEqual([]);
  expect(paceOf('mixed', -0.6, language)).toEqual([]);
});
