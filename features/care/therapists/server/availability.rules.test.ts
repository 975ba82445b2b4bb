import { describe, expect, it } from 'vitest';
import { openingOf, slotsOn, stillIncludes } from './availability.rules.ts';
import type { Schedule } from './opening.rules.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

/** A Saturday. */
const NOW = inIndia('2026-11-21 12:00:00');
const WEEK = [1, 2, 3, 4, 5, 6];
const SCHEDULE: Schedule = {
  zone: 'Asia/Kolkata',
  noticeMinutes: 60,
  hours: WEEK.flatMap((weekday) =>
    [10, 12, 15].map((hour) => ({ weekday, from: `${hour}:00`, until: `${hour + 1}:00` })),
  ),
  leave: [{ firstDay: '2026-12-24', lastDay: '2026-12-25' }],
};

describe('openingOf', () => {
  it.each([
    ['later today', '2026-11-21', '3:00 PM', inIndia('2026-11-21 15:00:00')],
    ['as it begins', '2026-11-21', '12:00 PM', 'booking.slot-closed'],
    ['this morning', '2026-11-21', '10:00 AM', 'booking.slot-closed'],
    ['a time nobody offers', '2026-11-23', '11:00 AM', 'booking.slot-closed'],
    ['yesterday', '2026-11-20', '3:00 PM', 'booking.date-invalid'],
    ['a Sunday', '2026-11-22', '10:00 AM', 'booking.date-invalid'],
    ['on leave', '2026-12-25', '10:00 AM', 'booking.date-invalid'],
    ['Monday', '2026-11-23', '10:00 AM', inIndia('2026-11-23 10:00:00')],
    ['90 days ahead', '2027-02-19', '10:00 AM', inIndia('2027-02-19 10:00:00')],
    ['91 days ahead', '2027-02-20', '10:00 AM', 'booking.date-invalid'],
    ['no such day', '2027-02-30', '10:00 AM', 'booking.date-invalid'],
    ['a display string', 'Mon Nov 23 2026', '10:00 AM', 'booking.date-invalid'],
    ['nothing', '', '10:00 AM', 'booking.date-invalid'],
  ])('%s', (_, date, slot, end) => {
    expect(openingOf(SCHEDULE, { date, slot }, NOW)).toEqual(end);
  });

  it('48: an hour before it starts it can no longer be booked', () => {
    const wish = { date: '2026-11-21', slot: '3:00 PM' };
    const start = inIndia('2026-11-21 15:00:00');
    expect(openingOf(SCHEDULE, wish, inIndia('2026-11-21 13:59:59'))).toEqual(start);
    expect(openingOf(SCHEDULE, wish, inIndia('2026-11-21 14:00:00'))).toBe('booking.slot-closed');
  });

  it('goes by the day in India, not in Greenwich', () => {
    const lateEvening = inIndia('2026-11-24 00:30:00');
    const on = (date: string) => openingOf(SCHEDULE, { date, slot: '3:00 PM' }, lateEvening);
    expect(on('2026-11-23')).toBe('booking.date-invalid');
    expect(on('2026-11-24')).toEqual(inIndia('2026-11-24 15:00:00'));
  });
});

describe('slotsOn', () => {
  const states = (date: string, takenAt: readonly Date[] = [], now = NOW) =>
    slotsOn(SCHEDULE, date, { takenAt, now }).map(({ slot, state }) => `${slot} ${state}`);

  it('says how each stands', () => {
    expect(states('2026-11-21')).toEqual(['10:00 AM passed', '12:00 PM passed', '3:00 PM open']);
    expect(states('2026-11-22')).toEqual([]);
    expect(states('2026-12-24')).toEqual(['10:00 AM closed', '12:00 PM closed', '3:00 PM closed']);
    expect(states('2027-02-19')[0]).toBe('10:00 AM open');
    expect(states('2027-02-20')[0]).toBe('10:00 AM closed');
  });

  it('38: another session that only overlaps takes the slot, one beside it does not', () => {
    const at = (time: string) => [inIndia(`2026-11-23 ${time}:00`)];
    expect(states('2026-11-23', at('10:45'))[0]).toBe('10:00 AM taken');
    expect(states('2026-11-23', at('11:00'))[0]).toBe('10:00 AM open');
    expect(states('2026-11-23', at('11:45'))[1]).toBe('12:00 PM open');
    expect(states('2026-11-23', at('12:00'))).toEqual([
      '10:00 AM open',
      '12:00 PM taken',
      '3:00 PM open',
    ]);
  });
});

it('47: whether a session is still in the hours is asked by its instant', () => {
  expect(stillIncludes(SCHEDULE, inIndia('2026-11-23 10:00:00'))).toBe(true);
  expect(stillIncludes(SCHEDULE, inIndia('2026-11-23 10:30:00'))).toBe(false);
  expect(stillIncludes(SCHEDULE, inIndia('2026-12-24 10:00:00'))).toBe(false);
});
