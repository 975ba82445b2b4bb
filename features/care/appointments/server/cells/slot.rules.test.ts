import { expect, it } from 'vitest';
import { cellsOf, isAt } from './slot.rules.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

it('a session of 45 minutes blocks an hour, one of 30 half an hour', () => {
  const start = inIndia('2026-11-23 15:00');
  expect(cellsOf(start, 30)).toHaveLength(2);
  expect(cellsOf(start, 45).map((cell) => cell.toISOString().slice(11, 16))).toEqual([
    '09:30',
    '09:45',
    '10:00',
    '10:15',
  ]);
});

it('a session is at a slot by its day and label in India', () => {
  const newYear = new Date('2026-12-31T18:30:00Z');
  expect(isAt(newYear, { date: '2027-01-01', slot: '12:00 AM' })).toBe(true);
  expect(isAt(newYear, { date: '2026-12-31', slot: '12:00 AM' })).toBe(false);
  expect(isAt(newYear, { date: '2027-01-01', slot: '12:00 PM' })).toBe(false);
});
