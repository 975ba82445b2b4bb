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
  /** The refunded payment, when the event includes it. */
  readonly payment?: GatewayPayment;
}

/**
 * Applies the provider's report of a refund, ours or made by hand. False when it may concern something not
 * recorded yet and should be retried later.
 */
export const hearOfRefund = async (
  deps: PaymentDeps,
  tx: Tx,
  { account, refund: told, payment }: RefundNews,
  now: Date,
): Promise<boolean> => {
  // A refunded payment must have been captured, even if that was not reported yet: apply it first.
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
