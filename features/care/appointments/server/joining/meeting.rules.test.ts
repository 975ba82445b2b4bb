import { expect, it } from 'vitest';
import { endOf, joinOpensAt, meetingState } from './meeting.rules.ts';

const startsAt = new Date('2026-12-31T18:30:00Z');
const session = { startsAt, minutes: 45, state: 'confirmed' };

it.each([
  ['long before', '2026-11-21T00:00:00Z', 'early'],
  ['a moment before it opens', '2026-12-31T18:19:59.999Z', 'early'],
  ['ten minutes before', '2026-12-31T18:20:00Z', 'open'],
  ['at the end', '2026-12-31T19:15:00Z', 'open'],
  ['a moment before the grace ends', '2026-12-31T19:29:59.999Z', 'open'],
  ['after the grace', '2026-12-31T19:30:00Z', 'over'],
  ['the year after', '2027-12-31T19:30:00Z', 'over'],
])('%s', (_, now, state) => {
  expect(meetingState(session, new Date(now))).toBe(state);
});

it('what was cancelled or lost its time has no meeting, and what was never booked is unknown', () => {
  const at = (state: string) => meetingState({ ...session, state }, startsAt);
  expect(['cancelled', 'unplaced', 'held', 'released'].map(at)).toEqual([
    'cancelled',
    'cancelled',
    undefined,
    undefined,
  ]);
});

it('one that was not held is over, also while its grace lasts', () => {
  const ended = new Date('2026-12-31T19:16:00Z');
  expect(meetingState({ ...session, state: 'not-held' }, ended)).toBe('over');
});

it('opens ten minutes before and ends with its minutes, over midnight too', () => {
  expect(joinOpensAt(startsAt).toISOString()).toBe('2026-12-31T18:20:00.000Z');
  expect(endOf({ startsAt: new Date('2026-12-31T23:45:00Z'), minutes: 30 }).toISOString()).toBe(
    '2027-01-01T00:15:00.000Z',
  );
});
