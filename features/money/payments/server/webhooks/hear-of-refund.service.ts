import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { GatewayPayment, GatewayRefund } from '@dhruva/server/platform/gateway/gateway.ts';
import { applyPayment, type Evidence } from '../applying/apply-payment.service.ts';
import { findPayment } from '../records/payment.store.ts';
import { lockOrder } from '../records/order.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { adoptRefund } from '../refunds/adopt-refund.service.ts';
import { findByGatewayRefund, refundsOfPayment } from '../records/refund.store.ts';
import { settleRefund } from '../refunds/settle-refund.service.ts';

export interface RefundNews {
  readonly account: Evidence['account'];
  readonly refund: GatewayRefund;
  /** The payment it belongs to, when the provider tells it along. */
  readonly payment?: GatewayPayment;
}

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
  if (told.status !== 'failed') await adoptRefund(deps, tx, { orderId: known.orderId, told }, now);
  return true;
};
