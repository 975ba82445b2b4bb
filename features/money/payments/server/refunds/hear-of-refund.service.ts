import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { GatewayPayment, GatewayRefund } from '@dhruva/server/platform/gateway/gateway.ts';
import { applyPayment, type Evidence } from '../applying/apply-payment.service.ts';
import { findPayment } from '../applying/payment.store.ts';
import { lockOrder } from '../orders/order.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { addRefund, RefundTooLarge } from './add-refund.service.ts';
import { findByGatewayRefund, refundsOfPayment } from './refund.store.ts';
import { settleRefund } from './settle-refund.service.ts';
import { takeBackUndelivered } from './take-back.service.ts';

export interface RefundNews {
  readonly account: Evidence['account'];
  readonly refund: GatewayRefund;
  /** The payment it belongs to, when the provider tells it along. */
  readonly payment?: GatewayPayment;
}

/** Made by hand at the provider: written down as what it is, and what it paid for is taken back when all of it went. */
export const adopt = async (
  deps: PaymentDeps,
  tx: Tx,
  { orderId, told }: { readonly orderId: string; readonly told: GatewayRefund },
  now: Date,
): Promise<void> => {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  const wanted = {
    order,
    paymentId: told.paymentId,
    reason: 'operator',
    amountPaise: told.amountPaise,
    gatewayRefundId: told.id,
  } as const;
  const id = await addRefund(deps, tx, wanted, now).catch((error: unknown) => {
    if (error instanceof RefundTooLarge) return undefined;
    throw error;
  });
  if (id === undefined) {
    const about = { orderId, paymentId: told.paymentId, gatewayRefundId: told.id };
    deps.log.error({ alarm: 'unknown-refund', ...about }, 'a refund we cannot place');
    return;
  }
  const payment = await findPayment(tx, told.paymentId);
  const isAllBack = payment?.refundReservedPaise === payment?.amountPaise;
  if (isAllBack && order.paymentId === told.paymentId)
    await takeBackUndelivered(deps, tx, order, now);
  await settleRefund(deps, tx, { refund: { id, orderId, attempt: 1 }, told }, now);
};

/**
 * Applies what the provider says of a refund, ours or its own. False when it may be about something we do
 * not know yet and should be heard again later.
 */
export const hearOfRefund = async (
  deps: PaymentDeps,
  tx: Tx,
  { account, refund: told, payment }: RefundNews,
  now: Date,
): Promise<boolean> => {
  // What was given back was captured before, whether or not we have heard of that: it is decided first.
  const order = payment && (await applyPayment(deps, tx, { account, payment }, now));
  if (payment && !payment.captured) return order !== undefined;
  const known = await findPayment(tx, told.paymentId);
  if (known?.state !== 'captured') return false;
  await lockOrder(tx, known.orderId);
  const refund = await findByGatewayRefund(tx, told.id);
  if (refund) {
    await settleRefund(deps, tx, { refund, told }, now);
    return true;
  }
  const ours = await refundsOfPayment(tx, told.paymentId);
  if (ours.some(({ state }) => state === 'due')) return false;
  if (told.status !== 'failed') await adopt(deps, tx, { orderId: known.orderId, told }, now);
  return true;
};
