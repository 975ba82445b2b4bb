import { expect, test } from 'vitest';
import { dueInWords } from './due-in-words.ts';

test.each([
  ['2026-11-23T12:10:00.000Z', '5:40 PM, 23 Nov (IST)'],
  ['2026-11-23T18:45:00.000Z', '12:15 AM, 24 Nov (IST)'],
])('%s is due by %s', (instant, words) => {
  expect(dueInWords(instant).replaceAll(/\s/g, ' ')).toBe(words);
});
