import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from './instant.ts';
import { addDays, addMonths, wallClock, weekdayOf } from './wall-clock.ts';

describe('wallClock', () => {
  it.each([
    ['2026-11-21T18:29:59.999Z', 'Asia/Kolkata', '2026-11-21', '23:59:59', 6],
    ['2026-11-21T18:30:00Z', 'Asia/Kolkata', '2026-11-22', '00:00:00', 7],
    ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08', '03:00:00', 7],
    ['2027-12-31T18:30:00Z', 'Asia/Kolkata', '2028-01-01', '00:00:00', 6],
  ])('%s in %s', (instant, zone, ...shown) => {
    expect(Object.values(wallClock(Date.parse(instant), zone))).toEqual(shown);
  });

  it('is the way back of instantOf in India', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        const zone = 'Asia/Kolkata';
        const { date, time } = wallClock(seconds * 1000, zone);
        expect(instantOf({ date, time, zone })).toMatchObject({ epochMs: seconds * 1000 });
      }),
    );
  });
});

describe('calendar sums', () => {
  it('counts days and months over ends of months and leap days', () => {
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-11-21', 6)).toBe('2027-05-21');
    expect(weekdayOf('2026-11-22')).toBe(7);
  });
});
