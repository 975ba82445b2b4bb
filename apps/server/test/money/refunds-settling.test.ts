import { beforeEach, describe, expect, it } from 'vitest';
import { refundInFull } from '../../src/features/payments/payments.api.ts';
import { hearOfRefund } from '../../src/features/payments/refunds/hear-of-refund.service.ts';
import { settleRefund } from '../../src/features/payments/refunds/settle-refund.service.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import type { GatewayRefund } from '../../src/platform/gateway/gateway.ts';
import { logIn } from '../calling.ts';
import { buy } from '../paying.ts';
import { createShelf, ITEM, prepareShelf } from './shelf.ts';
import { buildTestApp } from '../test-app.ts';

const shelf = createShelf();
const server = await buildTestApp({}, () => shelf.products);
const { deps, jobs, logged } = server;
const { db } = deps;
const { control } = server.sandbox;
await prepareShelf(db);
beforeEach(() => control.refundsBegin('pending'));

const phones = { last: 9_850_000_000 };

/** A purchase given back in full: what the provider and we know of the refund, which is under way. */
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
  /** Somebody hears of it who knows the attempt under way, the first unless told. */
  const hear = (told: GatewayRefund, attempt = 1) =>
    inTransaction(db, (tx, now) =>
      settleRefund(deps, tx, { refund: { id, orderId, attempt }, told }, now),
    );
  return { id, row, first, hear };
};
const alarms = () => logged.filter(({ alarm }) => alarm === 'refund-failed').length;

/** As a webhook tells it, without the payment. */
const hearOfIt = (refund: GatewayRefund) =>
  inTransaction(db, (tx, now) =>
    hearOfRefund({ ...deps, products: shelf.products }, tx, { account: 'plans', refund }, now),
  );

describe('what the provider says of a refund', () => {
  it.each(['failed', 'processed', 'pending'] as const)(
    'changes nothing when it says %s of another refund than the one under way',
    async (status) => {
      const { row, first, hear } = await refunding();
      const before = await row();
      expect(before).toMatchObject({ state: 'sent', attempt: 1, gateway_refund_id: first.id });
      const alarmsBefore = alarms();
      await hear({ ...first, id: `rfnd_${'Z'.repeat(14)}`, status });
      expect([await row(), alarms()]).toEqual([before, alarmsBefore]);
    },
  );

  it.each(['failed', 'processed', 'pending'] as const)(
    'changes nothing when it says %s of an attempt that another one followed',
    async (status) => {
      const { id, row, first, hear } = await refunding();
      await control.settleRefund(first.id, 'failed');
      await hear({ ...first, status: 'failed' });
      expect(await row()).toMatchObject({ state: 'due', attempt: 2, gateway_refund_id: null });
      await jobs.run('payments.refund', { id });
      const before = await row();
      expect(before).toMatchObject({ state: 'sent', attempt: 2 });
      expect(before.gateway_refund_id).not.toBe(first.id);
      for (const attempt of [1, 2]) await hear({ ...first, status }, attempt);
      expect(await row()).toEqual(before);
    },
  );

  it('counts a failure once, though a webhook and a look at the provider both tell of it', async () => {
    const { row, first, hear } = await refunding();
    const alarmsBefore = alarms();
    await Promise.all([1, 2, 3].map(() => hear({ ...first, status: 'failed' })));
    expect(await row()).toMatchObject({ state: 'due', attempt: 2, gateway_refund_id: null });
    expect(alarms()).toBe(alarmsBefore + 1);
  });

  it.each(['failed', 'processed'] as const)(
    'changes nothing when it says %s of our refund’s id, and of another payment',
    async (status) => {
      const [one, other] = [await refunding(), await refunding()];
      const before = [await one.row(), await other.row()];
      await hearOfIt({ ...one.first, paymentId: other.first.paymentId, status });
      expect([await one.row(), await other.row()]).toEqual(before);
    },
  );
});
