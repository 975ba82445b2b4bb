import { expect, it } from 'vitest';
import { daysUntil, nearestOpen, openDays, withOwnHold } from './availability.rules.ts';

const slot = (startsAt: string, state: 'open' | 'taken' | 'passed' | 'closed') => ({
  slot: 'any',
  startsAt,
  state,
});
const DAYS = [
  { date: '2026-11-21', slots: [slot('2026-11-21T04:30:00.000Z', 'passed')] },
  { date: '2026-11-22', slots: [] },
  {
    date: '2026-11-23',
    slots: [slot('2026-11-23T04:30:00.000Z', 'open'), slot('2026-11-23T06:30:00.000Z', 'taken')],
  },
  { date: '2026-11-24', slots: [slot('2026-11-24T04:30:00.000Z', 'open')] },
  { date: '2026-11-25', slots: [slot('2026-11-25T04:30:00.000Z', 'closed')] },
];
const gone = {
  therapistId: '2',
  date: '2026-11-23',
  slot: 'any',
  startsAt: '2026-11-23T06:30:00.000Z',
} as const;

it('only days with something free can be chosen', () => {
  expect(openDays(DAYS)).toEqual(['2026-11-23', '2026-11-24']);
});

it('a plan that ends gives no later day', () => {
  expect(openDays(daysUntil(DAYS, '2026-11-23'))).toEqual(['2026-11-23']);
  expect(daysUntil(DAYS, undefined)).toEqual(DAYS);
});

it('what one holds oneself counts as free, what another holds does not', () => {
  const taken = DAYS.slice(2, 3).map((day) => ({ ...day, slots: day.slots.slice(1) }));
  expect(openDays(withOwnHold(taken, undefined))).toEqual([]);
  expect(openDays(withOwnHold(taken, gone.startsAt))).toEqual(['2026-11-23']);
});

it('alternatives are the nearest, in the order of time, without the one that is gone', () => {
  expect(nearestOpen(DAYS, gone, 1).map(({ date }) => date)).toEqual(['2026-11-23']);
  expect(nearestOpen(DAYS, gone, 5).map(({ startsAt }) => startsAt)).toEqual([
    '2026-11-23T04:30:00.000Z',
    '2026-11-24T04:30:00.000Z',
  ]);
});
