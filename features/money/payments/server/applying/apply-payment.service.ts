import { MINUTE_MS } from '@dhruva/kernel/durations';
import { WAIT_MS } from '../../contract/payment-state.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { GatewayAccount, GatewayPayment } from '@dhruva/server/platform/gateway/gateway.ts';
import { enqueuePaid } from '../enqueue.ts';
import {
  checkAt,
  lockByGatewayId,
  markClosed,
  markPaid,
  type Order,
} from '../records/order.store.ts';
import { paidPurchaseOf, productOf, purchaseOf } from '../records/purchase.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { FulfilmentResult } from '../product.ts';
import { addRefund } from '../refunds/add-refund.service.ts';
import { addLedgerEntry } from '../records/ledger.store.ts';
import { stateOf } from '../records/payment.rules.ts';
import { type Payment, recordPayment } from '../records/payment.store.ts';

/** A payment as the provider reports it, and which of our provider accounts the report came through. */
export interface PaymentReport {
  readonly account: GatewayAccount;
  readonly payment: GatewayPayment;
}

/** When an order that was paid and could not be given is tried again. */
const RETRY_MS = MINUTE_MS;

/** Two of our accounts may share a key at the provider: then each receives the other's events. */
const isReportedFor = ({ gateway }: PaymentDeps, order: Order, account: GatewayAccount): boolean =>
  gateway.checkout(order.account).keyId === gateway.checkout(account).keyId;

/**
 * Applies a reported payment to its order, idempotently: reports are serialised by the order's row lock,
 * states only move forward, and the purchase is delivered in the same transaction. Returns undefined when the
 * payment belongs to no order of ours. Calls nothing outside the database.
 */
export const applyPayment = async (
  deps: PaymentDeps,
  tx: Tx,
  { account, payment }: PaymentReport,
  now: Date,
): Promise<Order | undefined> => {
  const order = await lockByGatewayId(tx, payment.gatewayOrderId);
  if (!order || !isReportedFor(deps, order, account)) return undefined;
  const before = await recordPayment(tx, order.id, payment, now);
  const reportedState = stateOf(payment);
  const entry = { subject: payment.id, orderId: order.id, amountPaise: payment.amountPaise };
  if (
    reportedState === 'returned' &&
    (await addLedgerEntry(tx, { kind: 'returned', ...entry }, now))
  ) {
    await closeUnpaidOrder(deps, tx, order, now);
  }
  if (reportedState !== 'captured') return order;
  await addLedgerEntry(tx, { kind: 'captured', ...entry }, now);
  const isProcessed = order.paymentId === payment.id || (before?.refundReservedPaise ?? 0) > 0;
  if (isProcessed) return order;
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
  else await fulfilOrRefund(deps, tx, { order, payment, before }, now);
  return order;
};

interface OrderPayment {
  readonly order: Order;
  readonly payment: GatewayPayment;
  readonly before: Payment | undefined;
}

/** Marks the order as paid and delivers it, or refunds it when it cannot be delivered. */
const fulfilOrRefund = async (
  deps: PaymentDeps,
  tx: Tx,
  orderPayment: OrderPayment,
  now: Date,
): Promise<void> => {
  const { order, payment } = orderPayment;
  const fulfilment = await fulfilOrder(deps, tx, orderPayment, now);
  const isGiven = fulfilment === 'given';
  const receiptSeries = isGiven ? deps.env.receiptSeries : null;
  const effect = isGiven ? 'given' : 'refused';
  await markPaid(tx, order.id, { paymentId: payment.id, effect, receiptSeries }, now);
  const amountPaise = payment.amountPaise;
  await addLedgerEntry(
    tx,
    { kind: effect, subject: order.id, orderId: order.id, amountPaise },
    now,
  );
  if (isGiven) return enqueuePaid(deps.outbox, tx, order, now);
  const refund = { order, paymentId: payment.id, reason: fulfilment.refund, amountPaise };
  await addRefund(deps, tx, refund, now);
};

const fulfilOrder = async (
  { userKeys, products }: PaymentDeps,
  tx: Tx,
  { order, payment, before }: OrderPayment,
  now: Date,
): Promise<FulfilmentResult> => {
  if (payment.refundedPaise >= payment.amountPaise) return { refund: 'operator' };
  const waited = now.getTime() - (before?.capturedAt ?? now).getTime();
  const key = await userKeys.load(tx, order.userId);
  if (key === undefined || waited >= WAIT_MS) return { refund: 'cannot-be-given' };
  const bought = paidPurchaseOf(key, order, { paymentId: payment.id, paidAt: now });
  return productOf(products, order.kind).fulfil(tx, bought, now);
};

/** Closes an unpaid order and releases what was held for it. Does nothing unless the locked order is open. */
export const closeUnpaidOrder = async (
  { userKeys, products }: PaymentDeps,
  tx: Tx,
  order: Order,
  now: Date,
): Promise<void> => {
  if (order.state !== 'open') return;
  await markClosed(tx, order.id, now);
  const key = await userKeys.load(tx, order.userId);
  if (key) await productOf(products, order.kind).releaseHold(tx, purchaseOf(key, order), now);
};

/**
 * Records that a payment was captured but not delivered: the reconciler retries every minute, and the customer
 * sees that it is waited for, or after `WAIT_MS` that it goes back.
 */
const recordUndelivered = async (
  { db, log }: PaymentDeps,
  { payment }: PaymentReport,
): Promise<void> => {
  const orderId = await inTransaction(db, async (tx, now) => {
    const order = await lockByGatewayId(tx, payment.gatewayOrderId);
    if (!order) return undefined;
    await recordPayment(tx, order.id, payment, now);
    const entry = { subject: payment.id, orderId: order.id, amountPaise: payment.amountPaise };
    await addLedgerEntry(tx, { kind: 'captured', ...entry }, now);
    await checkAt(tx, order.id, new Date(now.getTime() + RETRY_MS));
    return order.id;
  });
  log.error({ alarm: 'paid-not-given', orderId, paymentId: payment.id }, 'paid, but not given yet');
};

/** Runs `work`; if delivery throws, still records that the payment was captured, then rethrows. */
export const withCaptureRecorded = async <T>(
  deps: PaymentDeps,
  report: PaymentReport,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (stateOf(report.payment) === 'captured') {
      await recordUndelivered(deps, report).catch(() => undefined);
    }
    throw error;
  }
};

/** Runs `applyPayment` in a transaction of its own. */
export const receivePayment = async (
  deps: PaymentDeps,
  report: PaymentReport,
): Promise<Order | undefined> =>
  withCaptureRecorded(deps, report, () =>
    inTransaction(deps.db, (tx, now) => applyPayment(deps, tx, report, now)),
  );
