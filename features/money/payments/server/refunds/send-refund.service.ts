import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { GatewayError, type GatewayRefund } from '@dhruva/server/platform/gateway/gateway.ts';
import { findOrder, type Order } from '../records/order.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { absorbManualRefund, type Told } from './absorb-manual-refund.service.ts';
import { findByGatewayRefund, findRefund, type Refund } from '../records/refund.store.ts';
import { settleRefund } from './settle-refund.service.ts';

/**
 * Idempotency key: the same for every try of one attempt; `[A-Za-z0-9_-]`, at least ten characters (Razorpay
 * docs, api/refunds).
 */
const keyOf = ({ id, attempt }: Refund): string => `${id}-${attempt}`;

/**
 * Refunds of a payment at the provider that we have no record of: ours whose reply was lost, or made by hand
 * there.
 */
const findStrays = async (
  { db, gateway }: PaymentDeps,
  order: Order,
  refund: Refund,
): Promise<GatewayRefund[]> => {
  const there = await gateway.refundsOf(order.account, refund.paymentId);
  const strays: GatewayRefund[] = [];
  for (const told of there) {
    if (told.status !== 'failed' && !(await findByGatewayRefund(db, told.id))) strays.push(told);
  }
  return strays;
};

const ask = async (deps: PaymentDeps, order: Order, refund: Refund): Promise<Told> => {
  const { paymentId, amountPaise, attempt } = refund;
  try {
    const key = keyOf(refund);
    return await deps.gateway.refund(order.account, { paymentId, amountPaise, key });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.passing) throw error;
    const strays = await findStrays(deps, order, refund);
    return absorbManualRefund(deps, { refund, strays, refused: { refused: error.code, attempt } });
  }
};

const lookUp = async (
  { gateway }: PaymentDeps,
  order: Order,
  refund: Refund,
): Promise<Told | undefined> => {
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
  const told = await (refund.state === 'sent' ? lookUp : ask)(deps, order, refund);
  if (told === undefined) return;
  await inTransaction(deps.db, (tx, now) => settleRefund(deps, tx, { refund, told }, now));
};
