import { expect, it } from 'vitest';
import { dayInWords, leaveInWords } from './day-words.rules.ts';

const at = (time: string): string => `2026-11-30T${time}:00.000Z`;
const session = (time: string, state: 'held' | 'confirmed') => ({
  reference: `order-at-${time}`,
  startsAt: new Date(at(time)),
  state,
});

it('a day: booked, held, free, and what lies outside of the hours', () => {
  const day = {
    name: 'Sample therapist B',
    date: '2026-11-30',
    slots: [
      { slot: '10:00 AM', startsAt: at('04:30'), state: 'taken' },
      { slot: '12:00 PM', startsAt: at('06:30'), state: 'open' },
      { slot: '3:00 PM', startsAt: at('09:30'), state: 'closed' },
    ],
    sessions: [
      session('04:30', 'held'),
      session('08:00', 'confirmed'),
      session('09:30', 'confirmed'),
    ],
  } as const;
  expect(dayInWords(day).split('\n')).toEqual([
    'Sample therapist B, 30 November 2026, India time',
    '10:00 AM  held, not paid yet, order-at-04:30',
    '12:00 PM  open',
    '1:30 PM   booked, order-at-08:00 (outside of the hours)',
    '3:00 PM   booked, order-at-09:30 (on leave)',
  ]);
  expect(dayInWords({ ...day, slots: [], sessions: [] })).toContain('no hours');
});

it('a leave names the sessions in it', () => {
  expect(leaveInWords([])).toBe('Kept. No session lies in these days.');
  expect(leaveInWords([session('04:30', 'confirmed')])).toContain(
    '2026-11-30  10:00 AM  booked, order-at-04:30',
  );
});
