import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [28 * 3_600_000, '1 d 4 h'],
  [2 * 3_600_000 + 5 * 60_000, '2 h 05 min'],
  [59_999, '0 min'],
  [-1, 'late'],
])('%i ms are %s', (ms, words) => {
  expect(timeLeft(ms)).toBe(words);
});
