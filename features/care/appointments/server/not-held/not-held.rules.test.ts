import { expect, it } from 'vitest';
import { isNotAnswered, isOver, notHeldUntil } from './not-held.rules.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

const session = { state: 'confirmed', startsAt: inIndia('2026-11-30 15:00:00'), minutes: 45 };
const UNTIL = inIndia('2026-12-02 15:45:00');

it.each([
  ['while it lasts', '2026-11-30 15:44:59', false, undefined],
  ['as it ends', '2026-11-30 15:45:00', true, UNTIL],
  ['a second before the 48 hours are over', '2026-12-02 15:44:59', true, UNTIL],
  ['as they are over', '2026-12-02 15:45:00', true, undefined],
])('%s', (_, now, over, until) => {
  expect([isOver(session, inIndia(now)), notHeldUntil(session, inIndia(now))]).toEqual([
    over,
    until,
  ]);
});

it.each(['held', 'unplaced', 'released', 'cancelled', 'not-held'])(
  'nothing is said of one that is %s',
  (state) => {
    const now = inIndia('2026-11-30 16:00:00');
    const other = { ...session, state };
    expect([isOver(other, now), notHeldUntil(other, now)]).toEqual([false, undefined]);
  },
);

it('a case is overdue from its due time on, unless it was answered', () => {
  const dueAt = UNTIL;
  expect(isNotAnswered({ dueAt, outcome: null }, inIndia('2026-12-02 15:44:59'))).toBe(false);
  expect(isNotAnswered({ dueAt, outcome: null }, UNTIL)).toBe(true);
  expect(isNotAnswered({ dueAt, outcome: 'held' }, UNTIL)).toBe(false);
});
