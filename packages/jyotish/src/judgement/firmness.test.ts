import { expect, it } from 'vitest';
import { firmnessOf } from './firmness.ts';

it.each([
  [30, 'firm'],
  [15, 'firm'],
  [14, 'fair'],
  [5, 'fair'],
  [4, 'hint'],
  [0, 'hint'],
])('a known time, holds for %s minutes: %s', (holdsMinutes, expected) => {
  expect(firmnessOf({ holdsMinutes, holdsShareOfDay: null })).toBe(expected);
});

it.each([
  [1, 'firm'],
  [0.9, 'firm'],
  [0.89, 'fair'],
  [0.75, 'fair'],
  [0.74, 'hint'],
  [0.6, 'hint'],
  [0.59, null],
  [0, null],
])('an unknown time, for %s of the day: %s', (holdsShareOfDay, expected) => {
  expect(firmnessOf({ holdsMinutes: null, holdsShareOfDay })).toBe(expected);
});
