import { expect, test } from 'vitest';
import { dueInWords } from './due-time.ts';

test.each([
  ['2026-11-23T12:10:00Z', '5:40 PM, 23 Nov (IST)'],
  ['2026-11-30T18:45:00Z', '12:15 AM, 1 Dec (IST)'],
  ['2027-01-04T03:30:00Z', '9:00 AM, 4 Jan (IST)'],
])('%s is told in India time', (instant, words) => {
  expect(dueInWords(instant)).toBe(words);
});
