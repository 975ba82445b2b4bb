import { describe, expect, it } from 'vitest';
import { inOrder, openClinic } from './clinic.ts';

const clinic = await openClinic(9_670_000_000);
const { newBuyer, buyPlan, buySession, book, cancel, only, credits, cellsOf, newsOf, setClock } =
  clinic;

/** Books a session with a pack of six, on the Monday at 3 PM. */
const bookOne = async (time = {}) => {
  const token = await newBuyer();
  const plan = await buyPlan(token, 'pack-6');
  const { id } = (await book(token, plan, { therapistId: '4', ...time })).reply.appointment;
  return { token, plan, id };
};

describe('cancelling a session that a credit paid', () => {
  it('gives the credit back at least 24 hours before, frees the time at once, and tells of it', async () => {
    const { token, plan, id } = await bookOne();
    await setClock('2026-11-29 14:59:00');
    expect((await only(token)).cancelGives).toBe('credit');
    const { reply } = await cancel(token, id);
    expect(reply).toMatchObject({
      message: 'Your session is cancelled.',
      appointment: {
        state: 'cancelled',
        orderId: plan,
        cancelGives: null,
        moveUntil: null,
        join: null,
      },
    });
    expect(await credits(token)).toEqual([6]);
    expect(await cellsOf(id)).toEqual([]);
    expect(await newsOf(id)).toEqual(['booked', 'cancelled']);
    expect((await cancel(token, id)).refusal.code).toBe('booking.not-cancellable');
    await setClock('2026-11-21 12:00:00');
  });

  it('gives nothing back later; what the screen promised is kept or nothing is cancelled', async () => {
    const { token, id } = await bookOne({ date: '2026-12-01' });
    await setClock('2026-11-30 15:00:01');
    const { cancelGives, moveUntil } = await only(token);
    expect([cancelGives, moveUntil]).toEqual(['nothing', null]);
    expect((await cancel(token, id, 'credit')).refusal.code).toBe('booking.refund-changed');
    expect((await only(token)).state).toBe('confirmed');
    expect((await cancel(token, id, 'nothing')).reply.appointment.state).toBe('cancelled');
    expect(await credits(token)).toEqual([5]);
    expect(await clinic.openAt({ therapistId: '4', date: '2026-12-01' })).toContain('3:00 PM');
    await setClock('2026-11-21 12:00:00');
  });

  it('is free on the day it was booked until it starts, then it is over', async () => {
    const { token, id } = await bookOne({ date: '2026-11-21' });
    await setClock('2026-11-21 14:59:00');
    expect(await only(token)).toMatchObject({
      cancelGives: 'credit',
      moveUntil: '2026-11-21T09:30:00.000Z',
    });
    await setClock('2026-11-21 15:00:00');
    expect(await only(token)).toMatchObject({ cancelGives: null, moveUntil: null });
    expect((await cancel(token, id)).refusal.code).toBe('booking.not-cancellable');
    await setClock('2026-11-21 15:45:00');
    expect(await only(token)).toMatchObject({ state: 'over', join: null });
    await setClock('2026-11-21 12:00:00');
  });

  it('40: the same user books the same slot again', async () => {
    const { token, plan, id } = await bookOne({ date: '2026-12-02' });
    await cancel(token, id);
    const again = await book(token, plan, { therapistId: '4', date: '2026-12-02' });
    expect(again.status).toBe(200);
    expect(again.reply.appointment.id).not.toBe(id);
    expect((await clinic.mine(token)).map(({ state }) => state)).toEqual([
      'confirmed',
      'cancelled',
    ]);
    expect(await credits(token)).toEqual([5]);
  });

  it('is for its owner, and not for what was bought', async () => {
    const { token, id } = await bookOne({ date: '2026-12-03' });
    const unknown = [404, 'appointment.unknown'];
    const ask = async (by: string, of: string) => {
      const { status, refusal } = await cancel(by, of);
      return [status, refusal.code];
    };
    expect(await ask(await newBuyer(), id)).toEqual(unknown);
    expect(await ask(token, 'none')).toEqual(unknown);
    const bought = await buySession(token, { therapistId: '4', date: '2026-12-04' });
    expect(bought).toMatchObject({ paidBy: 'order', cancelGives: null });
    expect(await ask(token, bought.id)).toEqual([409, 'booking.not-cancellable']);
  });

  it('36: cancelled twice at once it gives one credit back', async () => {
    const { token, id } = await bookOne({ date: '2026-12-07' });
    const ends = await Promise.all(Array.from({ length: 3 }, () => cancel(token, id)));
    expect(inOrder(ends.map(({ status }) => status))).toEqual([200, 409, 409]);
    expect(await credits(token)).toEqual([6]);
    expect(await newsOf(id)).toEqual(['booked', 'cancelled']);
  });
});

describe('cancelling a session that was bought', () => {
  it('less than 24 hours before gives nothing back, frees the time and tells the therapist', async () => {
    const token = await newBuyer();
    const { id, orderId } = await buySession(token, { therapistId: '5', date: '2026-12-02' });
    await setClock('2026-12-01 15:00:01');
    const before = (await clinic.bookings(token)).find((one) => one.id === orderId);
    expect(before?.cancellation).toEqual({
      refundPaise: 0,
      rule: 'Less than 24 hours before: nothing is given back',
    });
    expect((await clinic.cancelPurchase(token, orderId)).status).toBe(200);
    expect((await only(token)).state).toBe('cancelled');
    expect(await cellsOf(id)).toEqual([]);
    expect(await newsOf(id)).toEqual(['booked', 'cancelled']);
    expect((await clinic.bookings(token))[0]).toMatchObject({ stage: 'Cancelled', refunds: [] });
    expect((await clinic.cancelPurchase(token, orderId)).refusal.code).toBe(
      'booking.not-cancellable',
    );
    await setClock('2026-11-21 12:00:00');
  });
});
