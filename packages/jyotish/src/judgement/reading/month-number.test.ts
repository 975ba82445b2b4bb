import { expect, test } from 'vitest';
import { julianDayFromUnixMs, julianDayUt } from '../../units.ts';
import { monthAt, monthName, monthNameAt, monthNumber, monthStart } from './month-number.ts';

test('months agree with the proleptic Gregorian calendar, day by day over two centuries', () => {
  const first = Date.UTC(1900, 0, 1);
  for (let day = 0; day < 73_049; day += 1) {
    const ms = first + day * 86_400_000;
    expect(monthNameAt(julianDayFromUnixMs(ms))).toBe(new Date(ms).toISOString().slice(0, 7));
  }
});

test('a month starts at 00:00 UT of its first day and names itself back', () => {
  for (let month = 12 * 1900; month < 12 * 2101; month += 1) {
    const start = monthStart(month);
    const ms = Date.UTC(Math.floor(month / 12), month % 12, 1);
    expect(start).toBe(julianDayFromUnixMs(ms));
    expect(monthAt(start)).toBe(month);
    expect(monthAt(julianDayUt(start - 1e-6))).toBe(month - 1);
    expect(monthNumber(monthName(month))).toBe(month);
  }
});
