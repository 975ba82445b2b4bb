import { expect, it } from 'vitest';
import { momentInWords, shortMoment, spanInWords } from './when-words.rules.ts';

it.each([
  ['an afternoon', '2026-11-23T09:30:00Z', 'Mon 23 November 2026, 3:00 PM'],
  [
    'midnight in India, the day before in UTC',
    '2026-11-30T18:30:00Z',
    'Tue 1 December 2026, 12:00 AM',
  ],
  ['the turn of the year', '2026-12-31T18:29:00Z', 'Thu 31 December 2026, 11:59 PM'],
  ['a leap day', '2028-02-28T18:30:00Z', 'Tue 29 February 2028, 12:00 AM'],
  ['a Sunday noon', '2027-03-28T06:30:00Z', 'Sun 28 March 2027, 12:00 PM'],
])('%s is said in India time', (_, utc, words) => {
  expect(momentInWords(new Date(utc))).toBe(`${words} (India time)`);
});

it('names both ends, over midnight too', () => {
  const startsAt = new Date('2026-12-31T18:15:00Z');
  expect(spanInWords(startsAt, new Date('2026-12-31T19:00:00Z'))).toBe(
    'Thu 31 December 2026, 11:45 PM to 12:30 AM (India time)',
  );
});

it('is short for an SMS', () => {
  expect(shortMoment(new Date('2026-09-23T06:30:00Z'))).toBe('Wed 23 Sep, 12:00 PM IST');
});
