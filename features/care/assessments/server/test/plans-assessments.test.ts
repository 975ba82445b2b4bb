import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { cancelBooking, createBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import { myCredits } from '@dhruva/money/plans/contract/routes';
import { describe, expect, it } from 'vitest';
import { liveCredits, spendCredit } from '@dhruva/money/plans/server';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call, userOf } from '@dhruva/server/test/calling.ts';
import { buy, order, pay, verify } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

const server = await buildTestApp();
const { app, deps } = server;
const { newBuyer, setClock } = buyers(server, 9_620_000_000);
await setClock('2026-11-21 12:00:00');

const PACK = { kind: 'plan', planId: 'pack-6' } as const;
const MEMORY = { kind: 'assessment', assessmentId: 'memory' } as const;
const bookingsOf = async (token: string) => (await call(app, myBookings, { token })).reply;
const creditsOf = async (token: string) => (await call(app, myCredits, { token })).reply;
const SOON = inIndia('2026-11-30T15:00:00');
const use = async (orderId: string, startsAt = SOON): Promise<boolean> =>
  inTransaction(deps.db, (tx) => spendCredit(tx, { orderId, usedFor: randomUUID(), startsAt }));
const cancel = async (token: string, id: string, refundPaise: number) =>
  call(app, cancelBooking, { token, body: { id, refundPaise } });

describe('plans', () => {
  it('bring their sessions and say how many are left, until when', async () => {
    const token = await newBuyer();
    const { signed, checkout } = await buy(server, token, PACK);
    expect([checkout.amount, checkout.keyId]).toEqual([810_000, 'rzp_test_plans']);
    const found = await call(app, createBooking, {
      token,
      body: { bookingDetails: { paymentId: signed.razorpay_payment_id, slot: 'N/A' } },
    });
    expect(found.reply).toMatchObject({
      message: 'Your plan has been purchased successfully!',
      booking: {
        title: 'Pack of 6 sessions',
        stage: '6 of 6 sessions left, valid until 21 February 2027',
        doctor: 'Pack of 6 sessions, valid 3 months',
        isoDate: '2026-11-21',
        date: 'Sat Nov 21 2026',
        slot: 'N/A',
        cancellation: { refundPaise: 810_000 },
      },
    });
  });

  it('36: a session that somebody takes and gives back at the same moment is free for the other', async () => {
    const token = await newBuyer();
    const { orderId } = (await buy(server, token, { kind: 'plan', planId: 'session-1200' }))
      .checkout;
    const [taken, given] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const rolledBack = inTransaction(deps.db, async (tx) => {
      await spendCredit(tx, { orderId, usedFor: randomUUID(), startsAt: SOON });
      taken.resolve();
      await given.promise;
      throw new Error('the slot is gone');
    });
    await taken.promise;
    const other = use(orderId);
    // Long enough for the other to have asked; sooner, it asks when the session is free again.
    await setTimeout(100);
    given.resolve();
    await expect(rolledBack).rejects.toThrow('the slot is gone');
    expect(await other).toBe(true);
  });

  it('36: of many who use the last session at once one gets it', async () => {
    const token = await newBuyer();
    const { orderId } = (await buy(server, token, PACK)).checkout;
    const uses = await Promise.all(Array.from({ length: 20 }, () => use(orderId)));
    expect(uses.filter(Boolean)).toHaveLength(6);
    expect((await bookingsOf(token))[0]).toMatchObject({
      stage: '0 of 6 sessions left, valid until 21 February 2027',
      cancellation: null,
    });
  });

  it('pay sessions that start before the plan ends, and none after', async () => {
    const token = await newBuyer();
    const { orderId } = (await buy(server, token, { kind: 'plan', planId: 'session-1500' }))
      .checkout;
    const end = inIndia('2027-02-22T00:00:00');
    expect(await use(orderId, end)).toBe(false);
    expect(await use(randomUUID(), SOON)).toBe(false);
    expect(await use(orderId, new Date(end.getTime() - 1))).toBe(true);
    expect(await use(orderId, SOON)).toBe(false);
  });

  it('are listed with what is left and their last day, the one that ends first on top', async () => {
    const token = await newBuyer();
    expect(await creditsOf(token)).toEqual([]);
    const ten = await buy(server, token, { kind: 'plan', planId: 'pack-10' });
    const six = await buy(server, token, PACK);
    const one = await buy(server, token, { kind: 'plan', planId: 'session-2500' });
    await use(six.checkout.orderId);
    const shown = (orderId: string, planId: string, [left, total]: [number, number]) => ({
      orderId,
      planId,
      left,
      total,
      lastDay: planId === 'pack-10' ? '2027-05-21' : '2027-02-21',
    });
    const listed = await creditsOf(token);
    expect(listed).toHaveLength(3);
    expect(listed).toEqual(
      expect.arrayContaining([
        shown(six.checkout.orderId, 'pack-6', [5, 6]),
        shown(one.checkout.orderId, 'session-2500', [1, 1]),
      ]),
    );
    expect(listed[2]).toEqual(shown(ten.checkout.orderId, 'pack-10', [10, 10]));
    await cancel(token, one.checkout.orderId, 250_000);
    expect((await creditsOf(token)).map(({ planId }) => planId)).toEqual(['pack-6', 'pack-10']);
    const february = inIndia('2027-02-22T00:00:00');
    const later = await liveCredits(deps.db, await userOf(server, token), february);
    expect(later.map(({ planId }) => planId)).toEqual(['pack-10']);
    for (let at = 0; at < 5; at += 1) await use(six.checkout.orderId);
    expect((await creditsOf(token)).map(({ planId }) => planId)).toEqual(['pack-10']);
  });

  it('can be bought again, and give half of the unused sessions back later', async () => {
    const token = await newBuyer();
    const { checkout } = await buy(server, token, PACK);
    const other = (await buy(server, token, PACK)).checkout;
    await use(other.orderId);
    await setClock('2026-11-23 12:00:00');
    expect(
      (await bookingsOf(token))
        .map(({ cancellation }) => cancellation?.refundPaise)
        .toSorted((a = 0, b = 0) => a - b),
    ).toEqual([337_500, 405_000]);
    const [due] = (await bookingsOf(token)).filter(({ id }) => id === checkout.orderId);
    const cancelled = await cancel(token, checkout.orderId, due?.cancellation?.refundPaise ?? 0);
    expect(cancelled.status).toBe(200);
    expect(await use(checkout.orderId)).toBe(false);
    expect(await use(other.orderId)).toBe(true);
    await setClock('2026-11-21 12:00:00');
  });

  it('36: using a session and cancelling at one moment never do both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const token = await newBuyer();
      const { checkout } = await buy(server, token, { kind: 'plan', planId: 'session-1500' });
      const [used, cancelled] = await Promise.all([
        use(checkout.orderId),
        cancel(token, checkout.orderId, 150_000),
      ]);
      expect(used).toBe(cancelled.status !== 200);
    }
  });
});

describe('assessments', () => {
  it('are bought once, name a therapist, and stay open', async () => {
    const token = await newBuyer();
    const { checkout } = await buy(server, token, MEMORY);
    expect(checkout.amount).toBe(150_000);
    const [booking] = await bookingsOf(token);
    expect(booking).toMatchObject({
      title: 'Assessment: Memory',
      stage: 'Bought on 21 November 2026; please send the intake form',
      doctor: expect.stringMatching(/^Sample therapist [A-F]$/),
    });
    const again = await order(server, token, MEMORY);
    expect([again.status, again.refusal.code]).toEqual([409, 'payment.already-bought']);
    const named = await buy(server, await newBuyer(), { ...MEMORY, therapistId: '3' });
    expect(named.status.title).toBe('Assessment: Memory');
  });

  it('can be cancelled on the day of payment, and bought again', async () => {
    const token = await newBuyer();
    const { checkout } = await buy(server, token, MEMORY);
    expect((await cancel(token, checkout.orderId, 150_000)).reply.booking.stage).toBe('Cancelled');
    await buy(server, token, MEMORY);
    await setClock('2026-11-22 12:00:00');
    const [booking] = await bookingsOf(token);
    expect(booking).toMatchObject({
      stage: 'Bought on 21 November 2026; please send the intake form',
      cancellation: null,
    });
    await setClock('2026-11-21 12:00:00');
  });

  it('14: paid twice through an order that was closed meanwhile: one is given back', async () => {
    const token = await newBuyer();
    const first = await order(server, token, MEMORY);
    await deps.db
      .updateTable('orders')
      .set({ state: 'closed', closed_at: new Date(), next_check_at: null })
      .where('id', '=', first.reply.orderId)
      .execute();
    await buy(server, token, MEMORY);
    const late = await verify(server, token, await pay(server, first.reply.id));
    expect(late.reply.state).toBe('refunding');
    const unlocks = await deps.db
      .selectFrom('assessment_unlocks')
      .select('id')
      .where('user_id', '=', await userOf(server, token))
      .where('revoked_at', 'is', null)
      .execute();
    expect(unlocks).toHaveLength(1);
  });
});
