import { expect, test } from 'vitest';
import { monthsIn, partOf } from './month-span.ts';

const YEAR = { from: '2027-01', to: '2027-12' };

test.each([
  ['the whole window', { start: '2026-06-02', end: '2028-01-03' }, undefined],
  [
    'what fills its first and its last month by half',
    { start: '2027-01-10', end: '2027-12-20' },
    undefined,
  ],
  [
    'a stay within it',
    { start: '2027-06-26', end: '2027-11-26' },
    { from: '2027-07', to: '2027-11' },
  ],
  ['its beginning', { start: '2026-10-31', end: '2027-01-25' }, { from: '2027-01', to: '2027-01' }],
  [
    'days that fill no month by half',
    { start: '2027-03-20', end: '2027-04-05' },
    { from: '2027-03', to: '2027-03' },
  ],
])('%s', (_, during, part) => {
  expect(partOf(YEAR, during)).toEqual(part);
});

test('what is of the birth chart runs always', () => {
  expect(partOf(YEAR, undefined)).toBeUndefined();
});

test('both ends count', () => {
  expect([monthsIn(YEAR), monthsIn({ from: '2027-12', to: '2028-01' })]).toEqual([12, 2]);
});
