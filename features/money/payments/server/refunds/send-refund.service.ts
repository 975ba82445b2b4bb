import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { GatewayError, type GatewayRefund } from '@dhruva/server/platform/gateway/gateway.ts';
import { findOrder, type Order } from '../records/order.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { absorbManualRefund, type RefundReport } from './absorb-manual-refund.service.ts';
import { findByGatewayRefund, findRefund, type Refund } from '../records/refund.store.ts';
import { settleRefund } from './settle-refund.service.ts';

/** The same for every try of one attempt; `[A-Za-z0-9_-]`, at least ten characters (Razorpay docs, api/refunds). */
const attemptKey = ({ id, attempt }: Refund): string => `${id}-${attempt}`;

/**
 * Refunds of a payment at the provider that we have no record of: ours whose reply was lost, or made by hand
 * there.
 */
const findUnrecordedRefunds = async (
  { db, gateway }: PaymentDeps,
  order: Order,
  refund: Refund,
): Promise<GatewayRefund[]> => {
  const there = await gateway.refundsOf(order.account, refund.paymentId);
  const unrecorded: GatewayRefund[] = [];
  for (const report of there) {
    if (report.status !== 'failed' && !(await findByGatewayRefund(db, report.id)))
      unrecorded.push(report);
  }
  return unrecorded;
};

const requestRefund = async (
  deps: PaymentDeps,
  order: Order,
  refund: Refund,
): Promise<RefundReport> => {
  const { paymentId, amountPaise, attempt } = refund;
  try {
    const key = attemptKey(refund);
    return await deps.gateway.refund(order.account, { paymentId, amountPaise, key });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.isTransient) throw error;
    const unrecorded = await findUnrecordedRefunds(deps, order, refund);
    return absorbManualRefund(deps, {
      refund,
      unrecorded,
      refused: { refused: error.code, attempt },
    });
  }
};

const fetchRefund = async (
  { gateway }: PaymentDeps,
  order: Order,
  refund: Refund,
): Promise<RefundReport | undefined> => {
  const there = await gateway.refundsOf(order.account, refund.paymentId);
  return there.find(({ id }) => id === refund.gatewayRefundId);
};

/**
 * Sends a refund that is due, or checks a sent one. Idempotent and safe to run concurrently: one attempt has
 * one idempotency key. Throws while the provider cannot be reached.
 */
export const sendRefund = async (deps: PaymentDeps, id: string): Promise<void> => {
  const refund = await findRefund(deps.db, id);
  const order = refund && (await findOrder(deps.db, refund.orderId));
  if (!refund || !order || refund.state === 'processed') return;
  const report = await (refund.state === 'sent' ? fetchRefund : requestRefund)(deps, order, refund);
  if (report === undefined) return;
  await inTransaction(deps.db, (tx, now) => settleRefund(deps, tx, { refund, report }, now));
};
