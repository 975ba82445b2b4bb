import { expect, test } from 'vitest';
import type { ToldWindow } from '../contract/told-windows.ts';
import { calendarMonths } from './calendar-months.rules.ts';

const told = (from: string, to: string, isEarlier = false): ToldWindow => ({
  record: { id: 'a' } as ToldWindow['record'],
  from,
  to,
  strength: 'stronger',
  isEarlier,
});

test('months become whole days, the last day being the one after them, over the end of a year too', () => {
  expect(
    calendarMonths([told('2026-11', '2026-12'), told('2027-03', '2027-03')], '2026-11'),
  ).toEqual([
    { recordId: 'a', from: '2026-11-01', until: '2027-01-01', strength: 'stronger' },
    { recordId: 'a', from: '2027-03-01', until: '2027-04-01', strength: 'stronger' },
  ]);
});

test('months that have passed, and those a newer answer tells anew, are left out', () => {
  const windows = [
    told('2026-01', '2026-10'),
    told('2026-09', '2026-11'),
    told('2027-01', '2027-02', true),
  ];
  expect(calendarMonths(windows, '2026-11').map(({ from }) => from)).toEqual(['2026-09-01']);
});
