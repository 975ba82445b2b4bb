import { expect, test } from 'vitest';
import type { Features } from './features.ts';
import { kindBy, scaleOf, sumOf } from './linear.ts';

const features = (over: Partial<Features>): Features => ({
  words: new Set(),
  letters: new Set(),
  meanings: new Set(),
  phrases: new Set(),
  ...over,
});

test('a text four times as long counts half', () => {
  expect(scaleOf(new Set([1, 2, 3]))).toBe(0.5);
  expect(scaleOf(new Set(Array.from({ length: 15 }, (_, at) => at)))).toBe(0.25);
});

test('the weights of each group are summed, scaled by its own number, and added to the bias', () => {
  const weights = [0, 1, 2, 3, 4, 5, 6, 7];
  const text = features({ words: new Set([1, 2, 3]), meanings: new Set([4]) });
  expect(sumOf(text, { bias: -1, weights })).toBeCloseTo(-1 + 6 / 2 + 4 / Math.SQRT2, 12);
});

test('places beyond a table begin anew', () => {
  const text = features({ words: new Set([4 + 1, 8 + 2, 3]) });
  expect(sumOf(text, { bias: 0, weights: [0, 1, 2, 3] })).toBe(3);
});

test.each([
  ['self', -1, -2],
  ['violence', 2, 1],
  ['other', 1, 2],
])('the likeliest kind: %s', (kind, violence, other) => {
  const text = features({ words: new Set([0]) });
  const table = (weight: number) => ({ bias: 0, weights: [weight] });
  expect(kindBy([table(violence), table(other)])(text)).toBe(kind);
});
