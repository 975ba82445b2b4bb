import { expect, it } from 'vitest';
import { financialYear, formatNumber } from './receipt-number.rules.ts';

it.each([
  ['2027-03-31T18:29:59.999Z', 2026],
  ['2027-03-31T18:30:00.000Z', 2027],
  ['2026-11-21T07:00:00.000Z', 2026],
  ['2026-12-31T20:00:00.000Z', 2026],
])('%s lies in the financial year that began in %i', (at, year) => {
  expect(financialYear(Date.parse(at))).toBe(year);
});

it('a number has at most sixteen characters, up to the millionth', () => {
  expect(formatNumber('DHR', 2026, 1)).toBe('DHR/2627/000001');
  expect(formatNumber('DHRC', 2026, 999_999)).toBe('DHRC/2627/999999');
  expect(formatNumber('DHRC', 2026, 999_999)).toHaveLength(16);
  expect(formatNumber('DHR', 2099, 7)).toBe('DHR/9900/000007');
});
