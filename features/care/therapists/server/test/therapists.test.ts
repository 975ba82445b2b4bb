import { cancelBooking } from '@dhruva/money/purchases/contract/routes';
import type { TherapistId } from '../../contract/catalogue.ts';
import { therapistAvailability } from '../../contract/routes.ts';
import { describe, expect, it } from 'vitest';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { buy, order, pay, verify } from '@dhruva/server/test/paying.ts';
import { referenceOfOrder, therapistCommand } from '@dhruva/house/desks/server/test/run-therapist';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { SECRETS, therapy } from '@dhruva/server/test/purchase-fixtures.ts';

const server = await buildTestApp();
const { app, deps } = server;
const { newBuyer, setClock } = buyers(server, 9_640_000_000);
const NOON = '2026-11-21 12:00:00';
await setClock(NOON);

const MONDAY = '2026-11-30';
const look = async (therapistId: TherapistId, from = MONDAY, days = '1') =>
  call(app, therapistAvailability, { params: { id: therapistId }, query: { from, days } });
const statesOf = async (therapistId: TherapistId, date = MONDAY): Promise<string[]> =>
  ((await look(therapistId, date)).reply.days[0]?.slots ?? []).map(({ state }) => state);
const addLeave = (therapistId: TherapistId, day: string) =>
  deps.db
    .insertInto('therapist_leave')
    .values({ therapist_id: therapistId, first_day: day, last_day: day })
    .execute();

describe('what a therapist has open', () => {
  it('is told to anybody, day by day, with instants and nothing of who booked', async () => {
    await buy(server, await newBuyer(), therapy({ therapistId: '1' }));
    const { status, reply, text } = await look('1', '2026-11-28', '3');
    expect(status).toBe(200);
    expect(reply.days.map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-11-28', 3],
      ['2026-11-29', 0],
      [MONDAY, 3],
    ]);
    expect(reply.days[2]?.slots).toEqual([
      { slot: '10:00 AM', startsAt: '2026-11-30T04:30:00.000Z', state: 'open' },
      { slot: '12:00 PM', startsAt: '2026-11-30T06:30:00.000Z', state: 'open' },
      { slot: '3:00 PM', startsAt: '2026-11-30T09:30:00.000Z', state: 'taken' },
    ]);
    for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
  });

  it('reaches 90 days, and refuses what is no day', async () => {
    const { reply } = await look('1', '2026-11-21', '91');
    expect(reply.days).toHaveLength(91);
    expect(reply.days.at(-1)?.slots.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    expect(await statesOf('1', '2027-02-20')).toEqual(['closed', 'closed', 'closed']);
    expect((await look('1', '2026-02-30')).refusal.code).toBe('booking.date-invalid');
    for (const days of ['0', '92', '-1', 'all'])
      expect((await look('1', MONDAY, days)).refusal.code).toBe('request.invalid');
  });

  it('the dates of the catalogue are kept as leave', async () => {
    await setClock('2025-10-01 09:00:00');
    expect(await statesOf('1', '2025-10-20')).toEqual(['closed', 'closed', 'closed']);
    expect(await statesOf('1', '2025-10-22')).toEqual(['open', 'open', 'open']);
    await setClock(NOON);
  });
});

describe('a hold', () => {
  const taken = ['open', 'open', 'taken'];
  const free = ['open', 'open', 'open'];

  it('takes the slot for fifteen minutes, then it is free again for everybody', async () => {
    await order(server, await newBuyer(), therapy({ therapistId: '2' }));
    expect(await statesOf('2')).toEqual(taken);
    await setClock('2026-11-21 12:16:00');
    expect(await statesOf('2')).toEqual(free);
    expect((await order(server, await newBuyer(), therapy({ therapistId: '2' }))).status).toBe(200);
    await setClock(NOON);
  });

  it('40: cancelling frees it at once', async () => {
    const token = await newBuyer();
    const item = therapy({ therapistId: '3' });
    const { checkout } = await buy(server, token, item);
    expect(await statesOf('3')).toEqual(taken);
    await call(app, cancelBooking, { token, body: { id: checkout.orderId, refundPaise: 150_000 } });
    expect(await statesOf('3')).toEqual(free);
    await buy(server, token, item);
    expect(await statesOf('3')).toEqual(taken);
  });

  it('thirty minutes of abandoned holds leave no slot stuck', async () => {
    const slots = ['10:00 AM', '12:00 PM', '3:00 PM'] as const;
    const date = '2026-12-01';
    for (let minute = 0; minute < 30; minute += 3) {
      const at = String(minute).padStart(2, '0');
      await setClock(`2026-11-21 13:${at}:00`);
      const slot = slots[(minute / 3) % slots.length] ?? '3:00 PM';
      await order(server, await newBuyer(), therapy({ therapistId: '4', date, slot }));
    }
    expect(await statesOf('4', date)).toContain('taken');
    await setClock('2026-11-21 13:45:00');
    expect(await statesOf('4', date)).toEqual(free);
    for (const slot of slots) {
      const end = await order(server, await newBuyer(), therapy({ therapistId: '4', date, slot }));
      expect(end.status).toBe(200);
    }
    await setClock(NOON);
  });
});

it('48: a page left open for two hours is refused, and the fresh list says why', async () => {
  const item = therapy({ therapistId: '5', date: '2026-11-21', slot: '3:00 PM' });
  expect(await statesOf('5', '2026-11-21')).toEqual(['passed', 'passed', 'open']);
  await setClock('2026-11-21 14:00:00');
  const late = await order(server, await newBuyer(), item);
  expect([late.status, late.refusal.code]).toEqual([409, 'booking.slot-closed']);
  expect(await statesOf('5', '2026-11-21')).toEqual(['passed', 'passed', 'passed']);
  await setClock(NOON);
});

describe('leave and hours', () => {
  it('47: leave and edited hours refuse new sessions and leave those booked alone', async () => {
    const date = '2026-12-02';
    const token = await newBuyer();
    await buy(server, token, therapy({ therapistId: '5', date }));
    await addLeave('5', date);
    const refused = await order(
      server,
      await newBuyer(),
      therapy({ therapistId: '5', date, slot: '10:00 AM' }),
    );
    expect(refused.refusal.code).toBe('booking.date-invalid');
    await deps.db
      .updateTable('therapist_hours')
      .set({ from_time: '07:30', until_time: '09:30' })
      .where('therapist_id', '=', '5')
      .where('weekday', '=', 4)
      .where('from_time', '=', '15:00')
      .execute();
    const next = '2026-12-03';
    const { reply } = await look('5', next);
    expect(reply.days[0]?.slots.map(({ slot }) => slot)).toEqual([
      '7:30 AM',
      '8:30 AM',
      '10:00 AM',
      '12:00 PM',
    ]);
    const early = therapy({ therapistId: '5', date: next, slot: '8:30 AM' });
    expect((await order(server, await newBuyer(), early)).status).toBe(200);
    const gone = therapy({ therapistId: '5', date: next });
    expect((await order(server, await newBuyer(), gone)).refusal.code).toBe('booking.slot-closed');
    const rows = await deps.db
      .selectFrom('appointments')
      .select('state')
      .where('therapist_id', '=', '5')
      .where('state', '=', 'confirmed')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('38: a session that only overlaps one that is booked is refused', async () => {
    const date = '2026-12-04';
    await buy(server, await newBuyer(), therapy({ therapistId: '5', date, slot: '10:00 AM' }));
    await deps.db
      .updateTable('therapist_hours')
      .set({ from_time: '10:30', until_time: '11:30' })
      .where('therapist_id', '=', '5')
      .where('weekday', '=', 5)
      .where('from_time', '=', '10:00')
      .execute();
    const overlapping = therapy({ therapistId: '5', date, slot: '10:30 AM' });
    expect((await statesOf('5', date))[0]).toBe('taken');
    const end = await order(server, await newBuyer(), overlapping);
    expect([end.status, end.refusal.code]).toEqual([409, 'booking.slot-taken']);
  });

  it('12: a hold that ran out and is paid after leave was given: another time is to be chosen', async () => {
    const item = therapy({ therapistId: '6', date: '2026-12-08' });
    const token = await newBuyer();
    const { reply } = await order(server, token, item);
    await setClock('2026-11-21 12:16:00');
    await order(server, await newBuyer(), therapy({ therapistId: '6', date: '2026-12-09' }));
    await addLeave('6', '2026-12-08');
    const verified = await verify(server, token, await pay(server, reply.id));
    expect(verified.reply.state).toBe('paid');
    const row = await deps.db
      .selectFrom('appointments')
      .select(['state', 'choose_by'])
      .where('order_id', '=', reply.orderId)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'unplaced', choose_by: expect.any(Date) });
    await setClock(NOON);
  });
});

describe('npm run therapist', () => {
  const run = therapistCommand(server);

  it('prints a day without notes, gives leave and takes it back, and names the sessions in it', async () => {
    const date = '2026-12-10';
    const { checkout } = await buy(server, await newBuyer(), therapy({ therapistId: '6', date }));
    const booked = `booked, 45 minutes, ${await referenceOfOrder(server, checkout.orderId)}`;
    expect(await run('day', '6', date)).toEqual({
      code: 0,
      told: [
        'Sample therapist F, 10 December 2026, India time',
        '10:00 AM - 11:00 AM  free',
        '12:00 PM - 1:00 PM   free',
        `3:00 PM - 3:45 PM    ${booked}`,
        '',
      ].join('\n'),
    });
    const leave = await run('leave', '6', date, '2026-12-12');
    expect(leave.code).toBe(0);
    expect(leave.told).toContain(`${date}  3:00 PM - 3:45 PM    ${booked}`);
    expect(await statesOf('6', '2026-12-12')).toEqual(['closed', 'closed', 'closed']);
    expect((await run('day', '6', date)).told).toContain('10:00 AM - 11:00 AM  leave');
    expect((await run('hours', '6')).told).toContain('leave  2026-12-10 to 2026-12-12');
    const unknown = await run('leave', '6', date, '2026-12-11', '--undo');
    expect(unknown).toMatchObject({ code: 1 });
    expect(unknown.told).toContain('but 2026-12-10 to 2026-12-12');
    expect(await run('leave', '6', date, '2026-12-12', '--undo')).toMatchObject({ code: 0 });
    expect(await statesOf('6', '2026-12-12')).toEqual(['open', 'open', 'open']);
  });

  it('closes a day and opens it again', async () => {
    expect(await run('closed', '4', '2026-12-17')).toEqual({
      code: 0,
      told: 'Kept. No booked session lies in these days.\n',
    });
    expect(await statesOf('4', '2026-12-17')).toEqual(['closed', 'closed', 'closed']);
    expect(await run('closed', '4', '2026-12-17', '--undo')).toMatchObject({ code: 0 });
    expect(await statesOf('4', '2026-12-17')).toEqual(['open', 'open', 'open']);
  });

  it('47: new hours refuse what lies outside of them, and name the bookings that stay there', async () => {
    const date = '2026-12-18';
    const { checkout } = await buy(server, await newBuyer(), therapy({ therapistId: '4', date }));
    const reference = await referenceOfOrder(server, checkout.orderId);
    const changed = await run('hours', '4', 'fri', '08:00-10:00,17:00-18:00');
    expect(changed.code).toBe(0);
    expect(changed.told).toContain('lie outside of the hours and stay as they are');
    expect(changed.told).toContain(
      `${date}  3:00 PM - 3:45 PM    booked, 45 minutes, ${reference}`,
    );
    expect((await run('hours', '4')).told).toContain('fri  08:00-10:00,17:00-18:00');
    expect((await run('day', '4', date)).told).toContain(`${reference} (outside of the hours)`);
    const { reply } = await look('4', date);
    expect(reply.days[0]?.slots.map(({ slot }) => slot)).toEqual(['8:00 AM', '9:00 AM', '5:00 PM']);
    const gone = therapy({ therapistId: '4', date, slot: '10:00 AM' });
    expect((await order(server, await newBuyer(), gone)).refusal.code).toBe('booking.slot-closed');
    expect((await run('hours', '4', 'fri', 'none')).code).toBe(0);
    expect(await statesOf('4', '2026-12-25')).toEqual([]);
  });

  it.each([
    ['whom it does not know', 1, ['day', '9', '2026-12-10']],
    ['a leave that ends before it begins', 1, ['leave', '6', '2026-12-12', '2026-12-10']],
    ['a day that is none', 1, ['closed', '6', '2026-02-30']],
    ['a weekday that is none', 1, ['hours', '6', 'someday', '10:00-11:00']],
    ['hours no quarter begins', 1, ['hours', '6', 'mon', '10:05-11:00']],
    ['half a command', 2, ['hours', '6', 'mon']],
    ['an option of another command', 2, ['day', '6', '2026-12-10', '--undo']],
    ['what it does not understand', 2, ['holiday']],
  ])('refuses %s', async (_, code, args) => {
    expect(await run(...args)).toMatchObject({ code });
  });

  it('says what it can do', async () => {
    expect((await run()).told).toContain('leave ID FROM TO');
  });
});
