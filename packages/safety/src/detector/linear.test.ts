import { expect, test } from 'vitest';
import type { Features } from './features.ts';
import { kindBy, scaleOf, sumOf } from './linear.ts';

const features = (over: Partial<Features>): Features => ({
  words: new Int32Array(),
  letters: new Int32Array(),
  meanings: new Int32Array(),
  phrases: new Int32Array(),
  ...over,
});

test('the more features a text has, the less each counts', () => {
  expect(scaleOf(new Int32Array(0))).toBe(1);
  expect(scaleOf(new Int32Array(3))).toBeCloseTo(1 / 4 ** 0.65, 12);
  expect(scaleOf(new Int32Array(15))).toBeCloseTo(1 / 16 ** 0.65, 12);
});

test('the weights of each group are summed, scaled by its own number, and added to the bias', () => {
  const steps = [0, 2, 4, 6, 8, 10, 12, 14];
  const text = features({ words: Int32Array.of(1, 2, 3), meanings: Int32Array.of(4) });
  expect(sumOf(text, { bias: -1, step: 0.5, steps })).toBeCloseTo(
    -1 + 6 / 4 ** 0.65 + 4 / 2 ** 0.65,
    12,
  );
});

test('places beyond a table begin anew', () => {
  const text = features({ words: Int32Array.of(4 + 1, 8 + 2, 3) });
  expect(sumOf(text, { bias: 0, step: 1, steps: [0, 1, 2, 3] })).toBeCloseTo(6 / 4 ** 0.65, 12);
});

test.each([
  ['self', -1, -2],
  ['violence', 2, 1],
  ['other', 1, 2],
])('the likeliest kind: %s', (kind, violence, other) => {
  const text = features({ words: Int32Array.of(0) });
  const table = (weight: number) => ({ bias: 0, step: 1, steps: [weight] });
  expect(kindBy([table(violence), table(other)])(text)).toBe(kind);
});
