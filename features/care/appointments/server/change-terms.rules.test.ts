import { expect, it } from 'vitest';
import { creditBack, moveUntil } from './change-terms.rules.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

/** Booked on Saturday at 9, for Wednesday at 3 PM. */
const confirmed = {
  state: 'confirmed',
  startsAt: inIndia('2026-11-25 15:00:00'),
  bookedAt: inIndia('2026-11-21 09:00:00'),
  chooseBy: null,
  wasLost: false,
};
const placedAnew = { ...confirmed, wasLost: true };
const sameDay = { ...confirmed, bookedAt: inIndia('2026-11-25 09:00:00') };
const dayAhead = { ...confirmed, bookedAt: inIndia('2026-11-24 23:30:00') };
const unplaced = { ...confirmed, state: 'unplaced', chooseBy: inIndia('2026-11-26 10:00:00') };

it.each([
  ['days before', confirmed, '2026-11-22 12:00:00', '2026-11-24 15:00:00', 'credit'],
  ['24 hours before', confirmed, '2026-11-24 15:00:00', '2026-11-24 15:00:00', 'credit'],
  ['a second less', confirmed, '2026-11-24 15:00:01', undefined, 'nothing'],
  ['booked that day', sameDay, '2026-11-25 14:59:59', '2026-11-25 15:00:00', 'credit'],
  ['as it starts', sameDay, '2026-11-25 15:00:00', undefined, undefined],
  ['booked the night before', dayAhead, '2026-11-24 23:59:59', '2026-11-25 00:00:00', 'credit'],
  ['that night is over', dayAhead, '2026-11-25 00:00:00', undefined, 'nothing'],
  [
    'booked at no known time',
    { ...confirmed, bookedAt: null },
    '2026-11-24 15:00:00',
    '2026-11-24 15:00:00',
    'credit',
  ],
  ['lost, then placed anew', placedAnew, '2026-11-25 14:59:59', '2026-11-25 15:00:00', 'credit'],
  ['placed anew, as it starts', placedAnew, '2026-11-25 15:00:00', undefined, undefined],
  ['its time was lost', unplaced, '2026-11-26 09:59:59', '2026-11-26 10:00:00', 'credit'],
  ['nothing was chosen', unplaced, '2026-11-26 10:00:00', undefined, 'credit'],
  ['cancelled', { ...confirmed, state: 'cancelled' }, '2026-11-22 12:00:00', undefined, undefined],
])('%s', (...[, appointment, now, until, gives]) => {
  expect(moveUntil(appointment, inIndia(now))).toEqual(until && inIndia(until));
  expect(creditBack(appointment, inIndia(now))).toBe(gives);
});
