import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { GatewayPayment, GatewayRefund } from '@dhruva/server/platform/gateway/gateway.ts';
import { applyPayment, type PaymentReport } from '../applying/apply-payment.service.ts';
import { findPayment } from '../records/payment.store.ts';
import { lockOrder } from '../records/order.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { recordManualRefund } from '../refunds/record-manual-refund.service.ts';
import { findByGatewayRefund, refundsOfPayment } from '../records/refund.store.ts';
import { settleRefund } from '../refunds/settle-refund.service.ts';

export interface RefundEvent {
  readonly account: PaymentReport['account'];
  readonly refund: GatewayRefund;
  /** The refunded payment, when the event includes it. */
  readonly payment?: GatewayPayment;
}

/**
 * Applies the provider's report of a refund, ours or made by hand. False when it may concern something not
 * recorded yet and should be retried later.
 */
export const applyRefund = async (
  deps: PaymentDeps,
  tx: Tx,
  { account, refund: report, payment }: RefundEvent,
  now: Date,
): Promise<boolean> => {
  // A refunded payment must have been captured, even if that was not reported yet: apply it first.
  const order = payment && (await applyPayment(deps, tx, { account, payment }, now));
  if (payment && !payment.captured) return order !== undefined;
  const known = await findPayment(tx, report.paymentId);
  if (known?.state !== 'captured') return false;
  await lockOrder(tx, known.orderId);
  const refund = await findByGatewayRefund(tx, report.id);
  if (refund) {
    await settleRefund(deps, tx, { refund, report }, now);
    return true;
  }
  const ours = await refundsOfPayment(tx, report.paymentId);
  if (ours.some(({ state }) => state === 'due')) return false;
  if (report.status !== 'failed')
    await recordManualRefund(deps, tx, { orderId: known.orderId, report }, now);
  return true;
};
