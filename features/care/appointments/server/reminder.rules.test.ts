import { HOUR_MS } from '@dhruva/kernel/durations';
import { describe, expect, it } from 'vitest';
import { isDue, isUseful, REMINDER_KINDS } from './reminder.rules.ts';

const startsAt = new Date('2026-12-31T18:30:00Z');
const before = (hours: number): Date => new Date(startsAt.getTime() - hours * HOUR_MS);
const MINUTE = 1 / 60;

const session = { state: 'confirmed', startsAt, placedAt: before(240) };
const due = (now: Date, change: object = {}): string[] =>
  REMINDER_KINDS.filter((kind) => isDue(kind, { ...session, ...change }, now));

describe('50: a reminder', () => {
  it.each([
    ['two days before', 48, []],
    ['a moment too early', 24 + MINUTE / 60, []],
    ['a day before', 24, ['day']],
    ['late, while it still helps', 3 + MINUTE, ['day']],
    ['three hours before', 3, []],
    ['a moment before the last hour', 1 + MINUTE / 60, []],
    ['an hour before', 1, ['hour']],
    ['late, while there is time to come', 11 * MINUTE, ['hour']],
    ['ten minutes before, when one can join', 10 * MINUTE, []],
    ['at the start', 0, []],
    ['afterwards', -1, []],
  ])('%s', (_, hours, kinds) => {
    expect(due(before(hours))).toEqual(kinds);
  });

  it.each([
    ['thirty hours before', 30, ['day'], ['hour']],
    ['exactly a day before', 24, [], ['hour']],
    ['two hours before', 2, [], ['hour']],
    ['half an hour before', 0.5, [], []],
  ])('chosen %s', (_, hours, dayBefore, hourBefore) => {
    const placedAt = before(hours);
    expect(due(before(20), { placedAt })).toEqual(dayBefore);
    expect(due(before(0.4), { placedAt })).toEqual(hourBefore);
  });

  it.each(['held', 'unplaced', 'released', 'cancelled'])('of what is %s there is none', (state) => {
    expect(due(before(24), { state })).toEqual([]);
    expect(due(before(24), { placedAt: null })).toEqual([]);
  });

  it('that waited too long to be sent is of no use', () => {
    expect([4, 3, 0.5].map((hours) => isUseful('day', startsAt, before(hours)))).toEqual([
      true,
      false,
      false,
    ]);
    expect([0.5, 0.1, -1].map((hours) => isUseful('hour', startsAt, before(hours)))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
