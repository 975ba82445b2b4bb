import { expect, it } from 'vitest';
import { sameFirstWindow } from './direct-answer.ts';

const windows = (...months: readonly string[]) => months.map((from) => ({ from }));

it.each([
  [['2028-03', '2029-01'], ['2028-03', '2030-06'], true],
  [['2028-12'], ['2029-01'], true],
  [['2028-03'], ['2028-02'], true],
  [['2028-03'], ['2028-05'], false],
  [['2028-03', '2029-01'], ['2029-01'], false],
  [[], [], true],
  [[], ['2028-03'], false],
  [['2028-03'], [], false],
])('first windows of %j and %j: the same %s', (a, b, expected) => {
  expect(sameFirstWindow(windows(...a), windows(...b))).toBe(expected);
});
