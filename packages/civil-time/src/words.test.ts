import { expect, test } from 'vitest';
import { utcOffset } from './offset.ts';
import { dayAsShown, inWords } from './words.ts';

test('date and time are read back in words', () => {
  expect(inWords('1990-08-15', '14:30')).toBe('15 August 1990, 2:30 PM');
  expect(inWords('1990-08-05', '00:05:09')).toBe('5 August 1990, 12:05:09 AM');
  expect(inWords('1990-08-15', '')).toBe('15 August 1990');
  expect(() => inWords('1990-02-30', '')).toThrow(RangeError);
  expect(() => inWords('1990-02-20', '24:00')).toThrow(RangeError);
});

test.each([
  [19800, '+05:30'],
  [19270, '+05:21:10'],
  [-16200, '-04:30'],
  [-2670, '-00:44:30'],
  [0, '+00:00'],
])('offset of %i seconds is %s', (seconds, text) => {
  expect(utcOffset(seconds)).toBe(text);
});

test('days are shown as the calendar writes them', () => {
  expect(dayAsShown('2026-11-23')).toBe('Mon Nov 23 2026');
  expect(dayAsShown('2027-03-05')).toBe('Fri Mar 05 2027');
});
