import { expect, it } from 'vitest';
import { cellsOf, dayAsShown } from './slot.rules.ts';

it('a session of 45 minutes blocks an hour, one of 30 half an hour', () => {
  const start = new Date('2026-11-23T15:00:00+05:30');
  expect(cellsOf(start, 30)).toHaveLength(2);
  expect(cellsOf(start, 45).map((cell) => cell.toISOString().slice(11, 16))).toEqual([
    '09:30',
    '09:45',
    '10:00',
    '10:15',
  ]);
});

it('days are shown as the calendar writes them', () => {
  expect(dayAsShown('2026-11-23')).toBe('Mon Nov 23 2026');
  expect(dayAsShown('2027-03-05')).toBe('Fri Mar 05 2027');
});
