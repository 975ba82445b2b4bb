import { HOUR_MS } from '@dhruva/kernel/durations';
import { expect, it } from 'vitest';
import { isStillTrue } from './still-true.rules.ts';

const NEWS = ['booked', 'moved', 'cancelled', 'unplaced', 'day-before', 'hour-before'] as const;
const startsAt = new Date('2026-11-30T09:30:00Z');
const told = (state: string, hoursBefore: number) =>
  NEWS.filter((news) =>
    isStillTrue(news, { state, startsAt }, new Date(startsAt.getTime() - hoursBefore * HOUR_MS)),
  );

it.each([
  ['confirmed', 100, ['booked', 'moved']],
  ['confirmed', 20, ['booked', 'moved', 'day-before']],
  ['confirmed', 2, ['booked', 'moved']],
  ['confirmed', 0.5, ['booked', 'moved', 'hour-before']],
  ['confirmed', 0, []],
  ['cancelled', 20, ['cancelled']],
  ['cancelled', 0.5, ['cancelled']],
  ['unplaced', 0.5, ['unplaced']],
  ['unplaced', 20, ['unplaced']],
  ['released', 20, []],
])('%s, %d hours before', (state, hours, news) => {
  expect(told(state, hours)).toEqual(news);
});
