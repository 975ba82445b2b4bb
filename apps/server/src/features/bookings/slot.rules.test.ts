import { describe, expect, it } from 'vitest';
import { cellsOf, dayAsShown, refuseSlot, slotStart } from './slot.rules.ts';

const india = (text: string): Date => new Date(`${text.replace(' ', 'T')}+05:30`);
/** A Saturday. */
const NOW = india('2026-11-21 12:00:00');

describe('refuseSlot', () => {
  it.each([
    ['later today', '2026-11-21', '3:00 PM', undefined],
    ['at its very start', '2026-11-21', '12:00 PM', 'booking.slot-closed'],
    ['this morning', '2026-11-21', '10:00 AM', 'booking.slot-closed'],
    ['yesterday', '2026-11-20', '3:00 PM', 'booking.date-invalid'],
    ['a Sunday', '2026-11-22', '10:00 AM', 'booking.date-invalid'],
    ['Monday', '2026-11-23', '10:00 AM', undefined],
    ['90 days ahead', '2027-02-19', '10:00 AM', undefined],
    ['91 days ahead', '2027-02-20', '10:00 AM', 'booking.date-invalid'],
    ['no such day', '2027-02-30', '10:00 AM', 'booking.date-invalid'],
    ['a display string', 'Mon Nov 23 2026', '10:00 AM', 'booking.date-invalid'],
    ['nothing', '', '10:00 AM', 'booking.date-invalid'],
  ] as const)('%s', (_, date, slot, code) => {
    expect(refuseSlot({ date, slot }, NOW)).toBe(code);
  });

  it('goes by the day in India, not in Greenwich', () => {
    const lateEvening = india('2026-11-24 00:30:00');
    expect(refuseSlot({ date: '2026-11-23', slot: '3:00 PM' }, lateEvening)).toBe(
      'booking.date-invalid',
    );
    expect(refuseSlot({ date: '2026-11-24', slot: '10:00 AM' }, lateEvening)).toBeUndefined();
  });
});

describe('slots', () => {
  it('start by the clock of India and block four quarters of an hour', () => {
    const start = slotStart('2026-11-23', '3:00 PM');
    expect(start).toEqual(india('2026-11-23 15:00:00'));
    expect(cellsOf(start).map((cell) => cell.toISOString().slice(11, 16))).toEqual([
      '09:30',
      '09:45',
      '10:00',
      '10:15',
    ]);
  });

  it('are shown as the calendar writes them', () => {
    expect(dayAsShown('2026-11-23')).toBe('Mon Nov 23 2026');
    expect(dayAsShown('2027-03-05')).toBe('Fri Mar 05 2027');
  });
});
