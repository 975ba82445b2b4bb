import { verifyPayment } from '@dhruva/money/payments/contract/routes';
import { describe, expect, it } from 'vitest';
import { call } from '@dhruva/server/test/calling.ts';
import { order, pay } from '@dhruva/server/test/paying.ts';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';
import { openClinic } from './clinic.ts';

const clinic = await openClinic(9_690_000_000);
const { server, newBuyer, buyPlan, buySession, book, move, only, lose, newsOf, setClock } = clinic;
const NOON = '2026-11-21 12:00:00';
const AFTER_CHOOSING = '2026-11-23 12:01:00';

const code = ({ status, refusal }: Awaited<ReturnType<typeof move>>) => [status, refusal.code];

/** A user pays for a time on which leave was added after the order was made. */
const losePaid = async (date: string, therapistId: '2' | '3' = '2') => {
  const token = await newBuyer();
  const ordered = await order(server, token, therapy({ therapistId, date }));
  await clinic.takeLeave(therapistId, date);
  const body = await pay(server, ordered.reply.id);
  const verified = await call(clinic.app, verifyPayment, { token, body });
  return { token, verified, lost: await only(token) };
};

describe('a time lost between order and payment', () => {
  it('13: leave in between: paid, and another time is chosen, also with another therapist at that fee', async () => {
    const { token, verified, lost } = await losePaid('2026-11-30');
    expect(verified.reply.state).toBe('paid');
    expect(lost).toMatchObject({
      state: 'unplaced',
      chooseBy: expect.stringMatching(/^2026-11-23T06:30:/),
      moveUntil: lost.chooseBy,
      join: null,
    });
    const to = (therapistId: '1' | '2' | '3', date: string) =>
      move(token, lost.id, { therapistId, date });
    expect(code(await to('2', '2026-11-30'))).toEqual([400, 'booking.date-invalid']);
    expect(code(await to('1', '2026-12-01'))).toEqual([409, 'appointment.therapist-differs']);
    const { reply } = await to('3', '2026-12-01');
    expect(reply).toMatchObject({
      message: 'Your appointment has been booked successfully!',
      appointment: { state: 'confirmed', therapistId: '3', chooseBy: null },
    });
    expect(await newsOf(lost.id)).toEqual(['unplaced', 'booked']);
    const [booking] = await clinic.bookings(token);
    expect(booking).toMatchObject({ doctor: 'Sample therapist C', stage: 'Booked' });
    await setClock(AFTER_CHOOSING);
    await clinic.giveBackUnchosen();
    expect((await only(token)).state).toBe('confirmed');
    await setClock(NOON);
  });

  it('12: nothing chosen in two days: everything goes back by itself, once', async () => {
    const { token, lost } = await losePaid('2026-12-02');
    await setClock('2026-11-23 11:59:00');
    await clinic.giveBackUnchosen();
    expect((await only(token)).state).toBe('unplaced');
    await setClock(AFTER_CHOOSING);
    expect(code(await move(token, lost.id, { date: '2026-12-03' }))).toEqual([
      409,
      'appointment.not-movable',
    ]);
    await Promise.all([clinic.giveBackUnchosen(), clinic.giveBackUnchosen()]);
    await clinic.giveBackUnchosen();
    expect((await only(token)).state).toBe('cancelled');
    const [booking] = await clinic.bookings(token);
    expect(booking).toMatchObject({
      stage: 'Cancelled',
      state: 'refunding',
      refunds: [{ amountPaise: 150_000, reason: 'cannot-be-given' }],
      cancellation: null,
    });
    expect(await newsOf(lost.id)).toEqual(['unplaced', 'cancelled']);
    await server.jobs.drain();
    expect((await clinic.bookings(token))[0]?.state).toBe('refunded');
    await setClock(NOON);
  });

  it('12: giving back, choosing and cancelling at one moment have one outcome', async () => {
    for (const date of ['2026-12-07', '2026-12-08', '2026-12-09']) {
      const { token, lost } = await losePaid(date, '3');
      const later = setClock(AFTER_CHOOSING);
      await Promise.all([
        move(token, lost.id, { therapistId: '3', date: '2026-12-14' }),
        clinic.cancelPurchase(token, lost.orderId),
        later.then(clinic.giveBackUnchosen),
      ]);
      const { state } = await only(token);
      const [booking] = await clinic.bookings(token);
      const refunded = booking?.refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      expect([state, refunded]).toEqual(
        state === 'confirmed' ? ['confirmed', 0] : ['cancelled', 150_000],
      );
      await setClock(NOON);
      if (state === 'confirmed') await clinic.cancelPurchase(token, lost.orderId);
    }
  });
});

describe('a therapist who cannot come', () => {
  it('a bought session: the time is free, another one is chosen, or all is given back', async () => {
    const token = await newBuyer();
    const { id, orderId } = await buySession(token, { therapistId: '5' });
    await setClock('2026-11-30 14:00:00');
    expect((await lose(id))?.id).toBe(id);
    expect(await lose(id)).toBeUndefined();
    expect(await clinic.cellsOf(id)).toEqual([]);
    expect(await newsOf(id)).toEqual(['booked', 'unplaced']);
    expect(await only(token)).toMatchObject({
      state: 'unplaced',
      chooseBy: expect.stringMatching(/^2026-12-02T08:30:/),
    });
    expect((await clinic.cancelPurchase(token, orderId)).reply.booking.refunds).toMatchObject([
      { amountPaise: 150_000 },
    ]);
    await setClock(NOON);
  });

  it('a bought session placed anew stays refundable in full until it begins', async () => {
    const token = await newBuyer();
    const { id, orderId } = await clinic.buySession(token, {
      therapistId: '5',
      date: '2026-12-02',
    });
    await setClock('2026-11-22 12:00:00');
    await lose(id);
    expect((await move(token, id, { therapistId: '5', date: '2026-12-03' })).status).toBe(200);
    await setClock('2026-12-03 14:59:00');
    expect((await clinic.bookings(token))[0]?.cancellation?.refundPaise).toBe(150_000);
    expect((await only(token)).moveUntil).toBe('2026-12-03T09:30:00.000Z');
    await setClock('2026-12-03 15:00:00');
    expect((await clinic.bookings(token))[0]?.cancellation).toBeNull();
    await setClock('2026-12-03 14:59:00');
    expect((await clinic.cancelPurchase(token, orderId)).status).toBe(200);
    expect((await clinic.bookings(token))[0]?.refunds).toMatchObject([{ amountPaise: 150_000 }]);
    await setClock(NOON);
  });

  it('a session by credit placed anew gives its credit back until it begins', async () => {
    const token = await newBuyer();
    const plan = await buyPlan(token, 'pack-6');
    const { id } = (await book(token, plan, { therapistId: '4', date: '2026-12-02' })).reply
      .appointment;
    await lose(id);
    expect((await move(token, id, { therapistId: '4', date: '2026-12-03' })).status).toBe(200);
    await setClock('2026-12-03 14:59:00');
    expect((await only(token)).cancelGives).toBe('credit');
    expect((await clinic.cancel(token, id)).status).toBe(200);
    expect(await clinic.credits(token)).toEqual([6]);
    await setClock(NOON);
  });

  it('a session by credit: cancelled or not chosen, the credit comes back', async () => {
    for (const end of ['cancelled', 'not chosen']) {
      const token = await newBuyer();
      const plan = await buyPlan(token, 'pack-6');
      const { id } = (await book(token, plan, { therapistId: '6' })).reply.appointment;
      await setClock('2026-11-30 14:59:00');
      await lose(id);
      expect(await only(token)).toMatchObject({ cancelGives: 'credit', state: 'unplaced' });
      expect(await clinic.credits(token)).toEqual([5]);
      if (end === 'cancelled') await clinic.cancel(token, id);
      await setClock('2026-12-02 15:01:00');
      await clinic.giveBackUnchosen();
      expect((await only(token)).state).toBe('cancelled');
      expect(await clinic.credits(token)).toEqual([6]);
      expect(await newsOf(id)).toEqual(['booked', 'unplaced', 'cancelled']);
      await setClock(NOON);
    }
  });

  it('a session by credit may be made up for after the plan’s end, by a therapist of the same band', async () => {
    const token = await newBuyer();
    const plan = await buyPlan(token, 'session-1500');
    await clinic.endPlan(plan, '2026-12-02 00:00:00');
    const booked = await book(token, plan, { therapistId: '5', date: '2026-12-01' });
    const { id } = booked.reply.appointment;
    await lose(id);
    const to = (therapistId: '2' | '3', date: string) => move(token, id, { therapistId, date });
    expect(code(await to('2', '2026-12-04'))).toEqual([409, 'appointment.therapist-differs']);
    expect((await to('3', '2026-12-04')).reply.appointment).toMatchObject({
      state: 'confirmed',
      minutes: 30,
      therapistId: '3',
    });
  });

  it('a credit that comes back for a lost time can be used for thirty days more', async () => {
    const token = await newBuyer();
    const plan = await buyPlan(token, 'session-1500');
    await clinic.endPlan(plan, '2026-12-02 00:00:00');
    const booked = await book(token, plan, { therapistId: '5', date: '2026-12-01' });
    await setClock('2026-12-01 09:00:00');
    await lose(booked.reply.appointment.id);
    await setClock('2026-12-03 09:01:00');
    expect(await clinic.credits(token)).toEqual([]);
    await clinic.giveBackUnchosen();
    expect(await clinic.credits(token)).toEqual([1]);
    const beyond = await book(token, plan, { therapistId: '5', date: '2027-01-04' });
    expect([beyond.status, beyond.refusal.code]).toEqual([409, 'appointment.plan-ends']);
    const again = await book(token, plan, { therapistId: '5', date: '2026-12-31' });
    expect(again.reply.appointment.state).toBe('confirmed');
    await setClock(NOON);
  });

  it('what has begun, is cancelled or nobody booked is not lost', async () => {
    const token = await newBuyer();
    const { id, orderId } = await buySession(token, { therapistId: '4', date: '2026-11-24' });
    await setClock('2026-11-24 15:00:00');
    expect(await lose(id)).toBeUndefined();
    await setClock(NOON);
    await clinic.cancelPurchase(token, orderId);
    expect(await lose(id)).toBeUndefined();
    expect(await lose('none')).toBeUndefined();
  });
});
