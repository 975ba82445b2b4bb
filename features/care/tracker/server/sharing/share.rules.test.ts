import { expect, it } from 'vitest';
import { automaticEnd, shareStateOf } from './share.rules.ts';

const day = (date: string): Date => new Date(`${date}T06:30:00Z`);
const session = (bookedAt: string, endsAt: string) => ({
  bookedAt: day(bookedAt),
  endsAt: day(endsAt),
});
const FIRST = session('2026-11-01', '2026-11-10');

it('ends 90 days after the last session, to come or past', () => {
  expect(automaticEnd(day('2026-11-05'), [FIRST])).toEqual(day('2027-02-08'));
  expect(automaticEnd(day('2026-12-24'), [FIRST])).toEqual(day('2027-02-08'));
  const next = session('2026-12-01', '2026-12-15');
  for (const sessions of [
    [FIRST, next],
    [next, FIRST],
  ])
    expect(automaticEnd(day('2026-11-05'), sessions)).toEqual(day('2027-03-15'));
});

it('a session that is sooner than one booked before it puts nothing forward', () => {
  const sooner = session('2026-11-03', '2026-11-04');
  expect(automaticEnd(day('2026-11-05'), [FIRST, sooner])).toEqual(day('2027-02-08'));
});

it('is at its end without a session, or long after the last one', () => {
  for (const sessions of [[], [FIRST]])
    expect(automaticEnd(day('2027-02-08'), sessions)).toEqual(day('2027-02-08'));
});

it('what has ended is not begun anew by a session booked later; one booked in time goes on', () => {
  const inTime = session('2027-02-08', '2027-02-20');
  const tooLate = session('2027-02-09', '2027-02-20');
  expect(automaticEnd(day('2026-11-05'), [FIRST, inTime])).toEqual(day('2027-05-21'));
  expect(automaticEnd(day('2026-11-05'), [FIRST, tooLate])).toEqual(day('2027-02-08'));
});

it('an open share that is over counts as none; without a coming end nothing is offered', () => {
  const sessions = [FIRST];
  const [looks, now] = [[day('2026-11-06'), day('2026-11-07')], day('2026-11-20')];
  const off = {
    since: null,
    endsAt: '2027-02-08T06:30:00.000Z',
    looks: 2,
    lastLookAt: '2026-11-07T06:30:00.000Z',
  };
  expect(shareStateOf({ sessions, since: undefined, looks }, now)).toEqual(off);
  const since = day('2026-11-05');
  const on = { ...off, since: since.toISOString() };
  expect(shareStateOf({ sessions, since, looks }, now)).toEqual(on);
  const over = { sessions, since: day('2026-03-01'), looks: [] };
  expect(shareStateOf(over, now)).toEqual({ ...off, looks: 0, lastLookAt: null });
  expect(shareStateOf(over, day('2027-02-08'))).toBeUndefined();
});
