import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { GatewayRefund } from '@dhruva/server/platform/gateway/gateway.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { lockOrder } from '../records/order.store.ts';
import { findPayment } from '../records/payment.store.ts';
import { addRefund, RefundTooLarge } from './add-refund.service.ts';
import { settleRefund } from './settle-refund.service.ts';
import { revokeUndelivered } from './revoke.service.ts';

/**
 * Records a refund that was made by hand at the provider; when all of the payment is refunded, the purchase
 * is revoked.
 */
export const recordManualRefund = async (
  deps: PaymentDeps,
  tx: Tx,
  { orderId, report }: { readonly orderId: string; readonly report: GatewayRefund },
  now: Date,
): Promise<void> => {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  const wanted = {
    order,
    paymentId: report.paymentId,
    reason: 'operator',
    amountPaise: report.amountPaise,
    gatewayRefundId: report.id,
  } as const;
  const id = await addRefund(deps, tx, wanted, now).catch((error: unknown) => {
    if (error instanceof RefundTooLarge) return undefined;
    throw error;
  });
  if (id === undefined) {
    const about = { orderId, paymentId: report.paymentId, gatewayRefundId: report.id };
    deps.log.error({ alarm: 'unknown-refund', ...about }, 'a refund we cannot place');
    return;
  }
  const payment = await findPayment(tx, report.paymentId);
  const isFullyRefunded = payment?.refundReservedPaise === payment?.amountPaise;
  if (isFullyRefunded && order.paymentId === report.paymentId)
    await revokeUndelivered(deps, tx, order, now);
  await settleRefund(deps, tx, { refund: { id, orderId, attempt: 1 }, report }, now);
};
