import { DAY_MS } from '@dhruva/kernel/durations';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { GatewayAccount, GatewayPayment } from '@dhruva/server/platform/gateway/gateway.ts';
import { enqueuePaid } from '../enqueue.ts';
import { lockByGatewayId, markClosed, markPaid, type Order } from '../records/order.store.ts';
import { paidPurchaseOf, productOf, purchaseOf } from '../records/purchase.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { Giving } from '../product.ts';
import { addRefund } from '../refunds/add-refund.service.ts';
import { enter } from '../records/ledger.store.ts';
import { stateOf } from '../records/payment.rules.ts';
import { type Payment, recordPayment } from '../records/payment.store.ts';
import { nextNumber } from '../records/receipt-number.store.ts';

/** What the provider says of a payment, and by which of our accounts it said so. */
export interface Evidence {
  readonly account: GatewayAccount;
  readonly payment: GatewayPayment;
}

/** A payment whose effect could not be brought about for so long, for whatever reason, is given back. */
const PATIENCE_MS = DAY_MS;

/** Two accounts may be one at the provider: then each hears of the other's payments. */
const isHeardBy = ({ gateway }: PaymentDeps, order: Order, account: GatewayAccount): boolean =>
  gateway.checkout(order.account).keyId === gateway.checkout(account).keyId;

/**
 * Applies what is known of a payment to its order, once and for good whoever tells it and how often: the
 * row lock makes news take turns, states only move forward, the effect comes in the same transaction.
 * Undefined when no order of ours belongs to it. Reaches nothing outside the database.
 */
export const applyPayment = async (
  deps: PaymentDeps,
  tx: Tx,
  { account, payment }: Evidence,
  now: Date,
): Promise<Order | undefined> => {
  const order = await lockByGatewayId(tx, payment.gatewayOrderId);
  if (!order || !isHeardBy(deps, order, account)) return undefined;
  const before = await recordPayment(tx, order.id, payment, now);
  const told = stateOf(payment);
  const entry = { subject: payment.id, orderId: order.id, amountPaise: payment.amountPaise };
  if (told === 'returned' && (await enter(tx, { kind: 'returned', ...entry }, now))) {
    await closeUnpaidOrder(deps, tx, order, now);
  }
  if (told !== 'captured') return order;
  await enter(tx, { kind: 'captured', ...entry }, now);
  const isDecided = order.paymentId === payment.id || (before?.refundReservedPaise ?? 0) > 0;
  if (isDecided) return order;
  const refund = (reason: 'amount-differs' | 'duplicate') =>
    addRefund(
      deps,
      tx,
      { order, paymentId: payment.id, reason, amountPaise: payment.amountPaise },
      now,
    );
  const isPrice = payment.amountPaise === order.pricePaise && payment.currency === order.currency;
  if (!isPrice) await refund('amount-differs');
  else if (order.state === 'paid') await refund('duplicate');
  else await deliver(deps, tx, { order, payment, before }, now);
  return order;
};

interface Bringing {
  readonly order: Order;
  readonly payment: GatewayPayment;
  readonly before: Payment | undefined;
}

/** The order is paid: its effect, or the money back. */
const deliver = async (deps: PaymentDeps, tx: Tx, bringing: Bringing, now: Date): Promise<void> => {
  const { order, payment } = bringing;
  const giving = await giveOnce(deps, tx, bringing, now);
  const isGiven = giving === 'given';
  const receiptNumber = isGiven ? await nextNumber(tx, deps.env.receiptSeries, now) : null;
  const effect = isGiven ? 'given' : 'refused';
  await markPaid(tx, order.id, { paymentId: payment.id, effect, receiptNumber }, now);
  const amountPaise = payment.amountPaise;
  await enter(tx, { kind: effect, subject: order.id, orderId: order.id, amountPaise }, now);
  if (isGiven) return enqueuePaid(deps.outbox, tx, order, now);
  const refund = { order, paymentId: payment.id, reason: giving.refund, amountPaise };
  await addRefund(deps, tx, refund, now);
};

const giveOnce = async (
  { userKeys, products }: PaymentDeps,
  tx: Tx,
  { order, payment, before }: Bringing,
  now: Date,
): Promise<Giving> => {
  if (payment.refundedPaise >= payment.amountPaise) return { refund: 'operator' };
  const waited = now.getTime() - (before?.capturedAt ?? now).getTime();
  const key = await userKeys.load(tx, order.userId);
  if (key === undefined || waited > PATIENCE_MS) return { refund: 'cannot-be-given' };
  const bought = paidPurchaseOf(key, order, { paymentId: payment.id, paidAt: now });
  return productOf(products, order.kind).give(tx, bought, now);
};

/** Closes an order nobody paid, and lets go of what was held for it. A locked order that is not open stays as it is. */
export const closeUnpaidOrder = async (
  { userKeys, products }: PaymentDeps,
  tx: Tx,
  order: Order,
  now: Date,
): Promise<void> => {
  if (order.state !== 'open') return;
  await markClosed(tx, order.id, now);
  const key = await userKeys.load(tx, order.userId);
  if (key) await productOf(products, order.kind).release(tx, purchaseOf(key, order), now);
};

/** Keeps in mind that money came for an order whose effect failed: the reconciler tries again, the customer sees it is being looked into. */
const noteUndelivered = async ({ db, log }: PaymentDeps, { payment }: Evidence): Promise<void> => {
  const orderId = await inTransaction(db, async (tx, now) => {
    const order = await lockByGatewayId(tx, payment.gatewayOrderId);
    if (!order) return undefined;
    await recordPayment(tx, order.id, payment, now);
    const entry = { subject: payment.id, orderId: order.id, amountPaise: payment.amountPaise };
    await enter(tx, { kind: 'captured', ...entry }, now);
    return order.id;
  });
  log.error({ alarm: 'paid-not-given', orderId, paymentId: payment.id }, 'paid, but not given yet');
};

/** Does what applies this evidence; when the effect throws, that money came is kept all the same. */
export const keepPaid = async <T>(
  deps: PaymentDeps,
  evidence: Evidence,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (stateOf(evidence.payment) === 'captured') {
      await noteUndelivered(deps, evidence).catch(() => undefined);
    }
    throw error;
  }
};

/** `applyPayment` in a transaction of its own. */
export const receivePayment = async (
  deps: PaymentDeps,
  evidence: Evidence,
): Promise<Order | undefined> =>
  keepPaid(deps, evidence, () =>
    inTransaction(deps.db, (tx, now) => applyPayment(deps, tx, evidence, now)),
  );
