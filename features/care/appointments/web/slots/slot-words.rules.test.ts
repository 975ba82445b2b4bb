import { describe, expect, it } from 'vitest';
import { dayInWords, indianTime, localTime, sessionDay, sessionTimes } from './slot-words.rules.ts';

/** Ten in the morning in India. */
const at = (date: string): string => `${date}T04:30:00.000Z`;

it('says day and times as people do', () => {
  expect(dayInWords('2026-11-23')).toBe('Monday 23 November');
  expect(sessionDay('2026-11-22T18:30:00Z')).toBe('Monday 23 November');
  expect(sessionTimes(at('2026-11-23'), 45)).toEqual({ from: '10:00 AM', until: '10:45 AM' });
  expect(indianTime(Date.parse('2026-11-23T11:05Z'))).toBe('4:35 PM');
});

describe('44, 45: a visitor elsewhere sees the same instant by their own clock, before and after their clocks change', () => {
  it.each([
    ['2026-10-24', 'Europe/London', 'Saturday 24 October, 5:30 AM'],
    ['2026-10-26', 'Europe/London', 'Monday 26 October, 4:30 AM'],
    ['2027-03-27', 'Europe/London', 'Saturday 27 March, 4:30 AM'],
    ['2027-03-29', 'Europe/London', 'Monday 29 March, 5:30 AM'],
    ['2026-10-31', 'America/New_York', 'Saturday 31 October, 12:30 AM'],
    ['2026-11-02', 'America/New_York', 'Sunday 1 November, 11:30 PM'],
    ['2027-03-13', 'America/New_York', 'Friday 12 March, 11:30 PM'],
    ['2027-03-15', 'America/New_York', 'Monday 15 March, 12:30 AM'],
    ['2027-01-01', 'America/New_York', 'Thursday 31 December, 11:00 PM'],
  ])('%s in %s', (date, zone, shown) => {
    const instant = date === '2027-01-01' ? `${date}T04:00:00.000Z` : at(date);
    expect(localTime(instant, zone)).toBe(shown);
  });

  it('says nothing twice in India, nor where the clocks agree', () => {
    expect(localTime(at('2026-11-23'), 'Asia/Kolkata')).toBeUndefined();
    expect(localTime(at('2026-11-23'), 'Asia/Colombo')).toBeUndefined();
  });
});
