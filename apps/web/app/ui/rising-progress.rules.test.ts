import { expect, test } from 'vitest';
import { percentAfter, textIndexAfter } from './rising-progress.rules.ts';

test.each([
  [0, 0],
  [1799, 0],
  [1800, 1],
  [18_000, 10],
  [171_000, 95],
  [600_000, 95],
])('after %i ms the bar stands at %i', (elapsed, value) => {
  expect(percentAfter(elapsed, 1800, 95)).toBe(value);
});

test.each([
  [0, 0],
  [3999, 0],
  [4000, 1],
  [23_999, 5],
  [24_000, 0],
])('after %i ms text %i of six shows', (elapsed, index) => {
  expect(textIndexAfter(elapsed, 4000, 6)).toBe(index);
});
