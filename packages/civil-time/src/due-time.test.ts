import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueAt, type WorkingHours } from './due-time.ts';
import { wallClock } from './wall-clock.ts';

const MINUTE_MS = 60_000;
const HOURS: WorkingHours = {
  zone: 'Asia/Kolkata',
  weekdays: [1, 2, 3, 4, 5, 6],
  from: '09:00',
  to: '21:00',
  closed: ['2027-01-26', '2027-08-15', '2027-10-02'],
};

const india = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+05:30`);
const shown = (at: number): string => {
  const { date, time } = wallClock(at, HOURS.zone);
  return `${date} ${time}`;
};

describe('dueAt (66)', () => {
  it.each([
    ['inside the hours', '2026-11-23 14:10:30', { hours: 2 }, '2026-11-23 16:10:30'],
    ['up to closing time', '2026-11-23 19:00:00', { hours: 2 }, '2026-11-23 21:00:00'],
    ['over the night', '2026-11-23 20:30:00', { hours: 2 }, '2026-11-24 10:30:00'],
    ['at closing time', '2026-11-23 21:00:00', { hours: 1 }, '2026-11-24 10:00:00'],
    ['before opening', '2026-11-23 03:00:00', { hours: 1 }, '2026-11-23 10:00:00'],
    ['over a Sunday', '2026-11-21 20:30:00', { hours: 1 }, '2026-11-23 09:30:00'],
    ['on a Sunday', '2026-11-22 12:00:00', { hours: 2 }, '2026-11-23 11:00:00'],
    ['on a holiday', '2027-01-26 10:00:00', { hours: 1 }, '2027-01-27 10:00:00'],
    ['over a holiday', '2027-01-25 20:00:00', { hours: 2 }, '2027-01-27 10:00:00'],
    [
      'over the end of a month and a Sunday',
      '2026-10-31 20:59:00',
      { hours: 1 },
      '2026-11-02 09:59:00',
    ],
    ['over the end of a year', '2026-12-31 20:00:00', { hours: 2 }, '2027-01-01 10:00:00'],
    ['two days on', '2026-11-23 14:00:00', { days: 2 }, '2026-11-25 14:00:00'],
    ['days leave the Sunday out', '2026-11-21 14:00:00', { days: 2 }, '2026-11-24 14:00:00'],
    ['days after a Sunday', '2026-11-22 14:00:00', { days: 2 }, '2026-11-24 21:00:00'],
    ['a day after a Saturday', '2027-11-20 14:51:00', { days: 1 }, '2027-11-22 14:51:00'],
    ['a day after the Sunday behind it', '2027-11-21 05:50:00', { days: 1 }, '2027-11-22 21:00:00'],
    ['six working days are a week', '2026-11-23 14:00:00', { days: 6 }, '2026-11-30 14:00:00'],
    ['late at night', '2026-11-23 23:30:00', { days: 2 }, '2026-11-25 21:00:00'],
    ['early in the morning', '2026-11-24 02:00:00', { days: 2 }, '2026-11-26 09:00:00'],
    ['days leave a holiday out', '2027-01-25 14:00:00', { days: 2 }, '2027-01-28 14:00:00'],
    ['days over the end of February', '2027-02-27 14:00:00', { days: 2 }, '2027-03-02 14:00:00'],
    ['days over a leap day', '2028-02-28 14:00:00', { days: 2 }, '2028-03-01 14:00:00'],
  ])('%s', (_, paid, promise, due) => {
    expect(shown(dueAt(india(paid), promise, HOURS))).toBe(due);
  });

  it('refuses hours that never open', () => {
    const never: WorkingHours = { ...HOURS, weekdays: [] };
    expect(() => dueAt(0, { hours: 1 }, never)).toThrow(RangeError);
  });
});

const isWorking = (at: number): boolean => {
  const { date, time, weekday } = wallClock(at, HOURS.zone);
  const { from, to, closed, weekdays } = HOURS;
  return (
    weekdays.some((day) => day === weekday) &&
    !closed.some((day) => day === date) &&
    time >= from &&
    time < to
  );
};
/** Whole minutes from 2026-11-01 to the end of 2027. */
const paidMinute = fc
  .integer({ min: 0, max: 425 * 24 * 60 })
  .map((minutes) => india('2026-11-01 00:00:00') + minutes * MINUTE_MS);

describe('dueAt for any moment of payment', () => {
  it('leaves exactly the promised minutes of working time', () => {
    fc.assert(
      fc.property(paidMinute, fc.integer({ min: 1, max: 30 }), (paid, hours) => {
        const due = dueAt(paid, { hours }, HOURS);
        let minutes = 0;
        for (let at = paid; at < due; at += MINUTE_MS) if (isWorking(at)) minutes += 1;
        expect(minutes).toBe(hours * 60);
        expect(isWorking(due - 1)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('never falls earlier for a later payment', () => {
    const promise = fc.oneof(
      fc.record({ hours: fc.integer({ min: 1, max: 24 }) }),
      fc.record({ days: fc.integer({ min: 1, max: 10 }) }),
    );
    fc.assert(
      fc.property(paidMinute, fc.nat(5_000_000), promise, (paid, later, made) => {
        const [first, second] = [paid, paid + later * 1_000].map((at) => dueAt(at, made, HOURS));
        expect(second).toBeGreaterThanOrEqual(first ?? 0);
      }),
      { examples: [[1_826_681_460_000, 53_940, { days: 1 }]] },
    );
  });

  it('counts working days and stays inside the hours', () => {
    fc.assert(
      fc.property(paidMinute, fc.integer({ min: 1, max: 10 }), (paid, days) => {
        const due = dueAt(paid, { days }, HOURS);
        expect(isWorking(due - 1) || isWorking(due)).toBe(true);
        const noon = india(`${wallClock(paid, HOURS.zone).date} 12:00:00`);
        let open = 0;
        for (let at = noon + 1440 * MINUTE_MS; at < due + 720 * MINUTE_MS; at += 1440 * MINUTE_MS)
          if (isWorking(at) && wallClock(at, 'Asia/Kolkata').date <= shown(due).slice(0, 10))
            open += 1;
        expect(open).toBe(days);
      }),
    );
  });
});
