import { expect, it } from 'vitest';
import { medianOf, type Scores, shortOf } from './scores.ts';

const GOOD: Scores = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp: 1900,
  tbt: 90,
  cls: 0,
};

it('takes the median of each number by itself', () => {
  const runs = [
    { ...GOOD, performance: 80, lcp: 1000 },
    { ...GOOD, performance: 99, lcp: 3000 },
    { ...GOOD, performance: 96, lcp: 2000 },
  ];
  expect(medianOf(runs)).toEqual({ ...GOOD, performance: 96, lcp: 2000 });
});

it('names what falls short', () => {
  expect(shortOf(GOOD)).toEqual([]);
  expect(shortOf({ ...GOOD, performance: 94, seo: 92 })).toEqual([
    'performance 94 < 95',
    'seo 92 < 100',
  ]);
});
