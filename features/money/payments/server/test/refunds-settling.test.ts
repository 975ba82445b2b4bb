import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyRefund, refundInFull, settleRefund } from '@dhruva/money/payments/server';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { GatewayRefund } from '@dhruva/server/platform/gateway/gateway.ts';
import { logIn } from '@dhruva/server/test/calling.ts';
import { buy } from '@dhruva/server/test/paying.ts';
import { createFakeProducts, ITEM, createEffectsTable } from './fake-products.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const fakeProducts = createFakeProducts();
const server = await buildTestApp({}, () => fakeProducts.products);
const { deps, jobs, logged } = server;
const { db } = deps;
const { control } = server.sandbox;
await createEffectsTable(db);
beforeEach(() => control.refundsBegin('pending'));

type RefundReport = Parameters<typeof settleRefund>[2]['report'];

const phones = { last: 9_850_000_000 };

/** A purchase with a full refund in progress: the provider's record of it and ours. */
const refunding = async () => {
  phones.last += 1;
  const { checkout, signed } = await buy(server, await logIn(server, String(phones.last)), ITEM);
  const { orderId } = checkout;
  await inTransaction(db, (tx, now) =>
    refundInFull(deps, tx, { orderId, reason: 'promise-missed' }, now),
  );
  await jobs.drain();
  const row = () =>
    db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
  const { id, gateway_refund_id } = await row();
  const paymentId = signed.razorpay_payment_id;
  const first = { id: gateway_refund_id ?? '', paymentId, amountPaise: 150_000 };
  /** Applies a report by a caller who knows this attempt, by default the first. */
  const applyReport = (report: RefundReport, attempt = 1) =>
    inTransaction(db, (tx, now) =>
      settleRefund(deps, tx, { refund: { id, orderId, attempt }, report }, now),
    );
  return { id, row, first, applyReport };
};
const alarms = () => logged.filter(({ alarm }) => alarm === 'refund-failed').length;

/** Applies the report as a webhook event about the refund alone does. */
const applyAsWebhook = (refund: GatewayRefund) =>
  inTransaction(db, (tx, now) =>
    applyRefund(
      { ...deps, products: fakeProducts.products },
      tx,
      { account: 'plans', refund },
      now,
    ),
  );

describe('what the provider says of a refund', () => {
  it.each(['failed', 'processed', 'pending'] as const)(
    'changes nothing when it says %s of another refund than the one under way',
    async (status) => {
      const { row, first, applyReport } = await refunding();
      const before = await row();
      expect(before).toMatchObject({ state: 'sent', attempt: 1, gateway_refund_id: first.id });
      const alarmsBefore = alarms();
      await applyReport({ ...first, id: `rfnd_${'Z'.repeat(14)}`, status });
      expect([await row(), alarms()]).toEqual([before, alarmsBefore]);
    },
  );

  it.each(['failed', 'processed', 'pending'] as const)(
    'changes nothing when it says %s of an attempt that another one followed',
    async (status) => {
      const { id, row, first, applyReport } = await refunding();
      await control.settleRefund(first.id, 'failed');
      await applyReport({ ...first, status: 'failed' });
      expect(await row()).toMatchObject({ state: 'due', attempt: 2, gateway_refund_id: null });
      await jobs.run('payments.refund', { id });
      const before = await row();
      expect(before).toMatchObject({ state: 'sent', attempt: 2 });
      expect(before.gateway_refund_id).not.toBe(first.id);
      for (const attempt of [1, 2]) await applyReport({ ...first, status }, attempt);
      expect(await row()).toEqual(before);
    },
  );

  it('keeps when it is done, and when to look again until then', async () => {
    const { row, first, applyReport } = await refunding();
    const sent = await row();
    expect([sent.settled_at, sent.next_check_at]).toEqual([null, expect.any(Date)]);
    await applyReport({ ...first, status: 'processed' });
    const done = await row();
    expect(done).toMatchObject({ state: 'processed', next_check_at: null });
    expect(done.settled_at).toBeInstanceOf(Date);
    for (const report of [
      { ...first, status: 'failed' as const },
      { refused: 'LATE', attempt: 1 },
    ]) {
      await applyReport(report);
      expect(await row()).toEqual(done);
    }
  });

  it('tries again what it refuses, unless another attempt or its success came before', async () => {
    const { id, row, first, applyReport } = await refunding();
    const sent = await row();
    await applyReport({ refused: 'BAD_REQUEST_ERROR', attempt: 1 });
    expect(await row()).toEqual(sent);
    await control.settleRefund(first.id, 'failed');
    await applyReport({ ...first, status: 'failed' });
    const due = await row();
    await applyReport({ refused: 'BAD_REQUEST_ERROR', attempt: 1 }, 2);
    expect(await row()).toEqual(due);
    await applyReport({ refused: 'BAD_REQUEST_ERROR', attempt: 2 }, 2);
    expect(await row()).toMatchObject({
      state: 'due',
      attempt: 3,
      last_error: 'BAD_REQUEST_ERROR',
    });
    await jobs.run('payments.refund', { id });
    expect(await row()).toMatchObject({ state: 'sent', attempt: 3, last_error: null });
  });

  it('of a refund nobody knows changes nothing', async () => {
    const { id, first } = await refunding();
    const nobody = randomUUID();
    const report = { ...first, status: 'processed' as const };
    for (const refund of [
      { id: nobody, orderId: nobody },
      { id, orderId: nobody },
    ]) {
      await inTransaction(db, (tx, now) =>
        settleRefund(deps, tx, { refund: { ...refund, attempt: 1 }, report }, now),
      );
    }
    const { state } = await db
      .selectFrom('refunds')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('sent');
  });

  it('counts a failure once, though a webhook and a look at the provider both tell of it', async () => {
    const { row, first, applyReport } = await refunding();
    const alarmsBefore = alarms();
    await Promise.all([1, 2, 3].map(() => applyReport({ ...first, status: 'failed' })));
    expect(await row()).toMatchObject({ state: 'due', attempt: 2, gateway_refund_id: null });
    expect(alarms()).toBe(alarmsBefore + 1);
  });

  it.each(['failed', 'processed'] as const)(
    'changes nothing when it says %s of our refund’s id, and of another payment',
    async (status) => {
      const [one, other] = [await refunding(), await refunding()];
      const before = [await one.row(), await other.row()];
      await applyAsWebhook({ ...one.first, paymentId: other.first.paymentId, status });
      expect([await one.row(), await other.row()]).toEqual(before);
    },
  );
});
