import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { GatewayRefund } from '@dhruva/server/platform/gateway/gateway.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { lockOrder } from '../records/order.store.ts';
import { findPayment } from '../records/payment.store.ts';
import { addRefund, RefundTooLarge } from './add-refund.service.ts';
import { settleRefund } from './settle-refund.service.ts';
import { takeBackUndelivered } from './take-back.service.ts';

/**
 * Records a refund that was made by hand at the provider; when all of the payment is refunded, the purchase
 * is revoked.
 */
export const adoptRefund = async (
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
