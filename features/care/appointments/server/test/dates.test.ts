import { MINUTE_MS } from '@dhruva/kernel/durations';
import { wallClock } from '@dhruva/civil-time';
import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { order, pay, verify } from '@dhruva/server/test/paying.ts';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';
import { openClinic } from './clinic.ts';

const clinic = await openClinic(9_710_000_000);
const { server, db, newBuyer, buyPlan, buySession, book, move, cellsOf, setClock } = clinic;

/** Gives the therapist these hours, every day, in this time zone. */
const work = async (
  therapistId: TherapistId,
  zone: string,
  windows: readonly (readonly [string, string])[],
) => {
  await db.deleteFrom('therapist_hours').where('therapist_id', '=', therapistId).execute();
  await db
    .updateTable('therapist_calendars')
    .set({ zone })
    .where('therapist_id', '=', therapistId)
    .execute();
  const days = [1, 2, 3, 4, 5, 6, 7];
  const hours = days.flatMap((weekday) =>
    windows.map(([from_time, until_time]) => ({
      therapist_id: therapistId,
      weekday,
      from_time,
      until_time,
    })),
  );
  await db.insertInto('therapist_hours').values(hours).execute();
};

const timeIn = (zone: string, instant: string): string =>
  wallClock(Date.parse(instant), zone).time.slice(0, 5);

/** The client's local time at 3 PM in India, before and after their clock changes. */
const OWN_CLOCK: Readonly<Record<string, readonly string[]>> = {
  'Europe/London 2027-02': ['09:30', '10:30'],
  'America/New_York 2027-02': ['04:30', '05:30'],
  'Europe/London 2027-09': ['10:30', '09:30'],
  'America/New_York 2027-09': ['05:30', '04:30'],
};

describe('44: weeks in which the clocks change', () => {
  it.each([
    { zone: 'Europe/London', today: '2027-02-20', days: ['2027-03-27', '2027-03-29'] },
    { zone: 'America/New_York', today: '2027-02-20', days: ['2027-03-13', '2027-03-15'] },
    { zone: 'Europe/London', today: '2027-09-01', days: ['2027-10-30', '2027-11-01'] },
    { zone: 'America/New_York', today: '2027-09-01', days: ['2027-11-06', '2027-11-08'] },
  ])(
    'a client in $zone: 3 PM in India on $days is the instant it says',
    async ({ zone, today, days: [before = '', after = ''] }) => {
      await setClock(`${today} 12:00:00`);
      const token = await newBuyer();
      const first = await buySession(token, { therapistId: '2', date: before });
      expect(first.startsAt).toBe(`${before}T09:30:00.000Z`);
      const moved = await move(token, first.id, { therapistId: '2', date: after });
      const { startsAt } = moved.reply.appointment;
      expect(startsAt).toBe(`${after}T09:30:00.000Z`);
      const shown = [first.startsAt, startsAt].map((instant) => timeIn(zone, instant));
      expect(shown).toEqual(OWN_CLOCK[`${zone} ${today.slice(0, 7)}`]);
      expect((await cellsOf(first.id))[0]).toBe(`${after}T09:30`);
    },
  );

  it('a therapist in London keeps ten by the own clock; India’s label and the instant go with it', async () => {
    await setClock('2027-02-20 12:00:00');
    await work('5', 'Europe/London', [['10:00', '11:00']]);
    const token = await newBuyer();
    const first = await buySession(token, {
      therapistId: '5',
      date: '2027-03-27',
      slot: '3:30 PM',
    });
    expect(first.startsAt).toBe('2027-03-27T10:00:00.000Z');
    const to = (slot: string) =>
      move(token, first.id, { therapistId: '5', date: '2027-03-29', slot });
    expect((await to('3:30 PM')).refusal.code).toBe('booking.slot-closed');
    const { reply } = await to('2:30 PM');
    expect(reply.appointment.startsAt).toBe('2027-03-29T09:00:00.000Z');
    expect(await cellsOf(first.id)).toEqual([
      '2027-03-29T09:00',
      '2027-03-29T09:15',
      '2027-03-29T09:30',
      '2027-03-29T09:45',
    ]);
  });
});

describe('46: days at the edge', () => {
  it.each([
    ['2026-12-01', '2026-12-31', '2027-01-01'],
    ['2026-11-21', '2026-11-30', '2026-12-01'],
    ['2028-01-15', '2028-02-28', '2028-02-29'],
    ['2028-01-15', '2028-02-29', '2028-03-01'],
  ])(
    'from %s: the last hour of %s and the first of %s are two sessions',
    async (today, eve, day) => {
      await setClock(`${today} 12:00:00`);
      await work('6', 'Asia/Kolkata', [
        ['00:00', '01:00'],
        ['23:00', '24:00'],
      ]);
      const [one, two] = [await newBuyer(), await newBuyer()];
      const late = await buySession(one, { therapistId: '6', date: eve, slot: '11:00 PM' });
      const early = await buySession(two, { therapistId: '6', date: day, slot: '12:00 AM' });
      expect([late.startsAt, early.startsAt]).toEqual([
        `${eve}T17:30:00.000Z`,
        `${eve}T18:30:00.000Z`,
      ]);
      const shown = (await clinic.bookings(two))[0];
      expect([shown?.isoDate, shown?.slot]).toEqual([day, '12:00 AM']);
      expect(await clinic.openAt({ therapistId: '6', date: day })).toEqual(['11:00 PM']);
    },
  );
});

describe('38: times that are next to each other or overlap', () => {
  it('a session of 30 minutes and one of 45: only what is free of all quarters is given', async () => {
    await setClock('2026-11-21 12:00:00');
    await work('6', 'Asia/Kolkata', [['10:00', '12:00']]);
    const token = await newBuyer();
    const plan = await buyPlan(token, 'session-2500');
    const date = '2026-12-03';
    const half = await book(token, plan, { therapistId: '6', date, slot: '10:30 AM' });
    expect(half.status).toBe(200);
    expect(await clinic.openAt({ therapistId: '6', date })).toEqual(['11:00 AM']);
    const whole = therapy({ therapistId: '6', date, slot: '10:00 AM' });
    const refused = await order(server, await newBuyer(), whole);
    expect(refused.refusal.code).toBe('booking.slot-taken');
    await buySession(await newBuyer(), { therapistId: '6', date, slot: '11:00 AM' });
    expect(await clinic.openAt({ therapistId: '6', date }, '30')).toEqual(['10:00 AM']);
  });
});

describe('51: the clock of the server is five minutes off', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    [5, '3'],
    [-5, '4'],
  ] as const)(
    'by %i minutes: holds, free times and notice go by the database',
    async (off, therapistId) => {
      await setClock('2026-11-21 13:54:00');
      const item = therapy({ therapistId, date: '2026-11-21' });
      const [token, other] = [await newBuyer(), await newBuyer()];
      const setBoth = async (india: string): Promise<void> => {
        vi.useRealTimers();
        await setClock(india);
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off * MINUTE_MS });
      };
      await setBoth('2026-11-21 13:54:00');
      const held = await order(server, token, item);
      expect(held.status).toBe(200);
      const next = therapy({ therapistId, date: '2026-11-23' });
      const later = await order(server, other, next);
      await setBoth('2026-11-21 14:08:30');
      expect((await order(server, await newBuyer(), next)).refusal.code).toBe('booking.slot-taken');
      expect((await order(server, other, item)).refusal.code).toBe('booking.slot-closed');
      await setBoth('2026-11-21 14:09:30');
      const third = await newBuyer();
      expect((await order(server, third, next)).status).toBe(200);
      await verify(server, other, await pay(server, later.reply.id));
      expect((await clinic.only(other)).state).toBe('unplaced');
      await verify(server, token, await pay(server, held.reply.id));
      expect(await clinic.only(token)).toMatchObject({
        state: 'confirmed',
        moveUntil: '2026-11-21T09:30:00.000Z',
      });
      await setBoth('2026-11-21 15:00:00');
      expect((await clinic.only(token)).moveUntil).toBeNull();
    },
  );
});
