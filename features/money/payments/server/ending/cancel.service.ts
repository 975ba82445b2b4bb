import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { findPayment } from '../records/payment.store.ts';
import { lockOrder, type Order } from '../records/order.store.ts';
import { paidPurchaseOf, productOf } from '../records/purchase.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { CancellationTerms } from '../product.ts';
import { refundablePaise, type RefundReason } from '../refund.rules.ts';
import { addRefund, type RefundDeps } from '../refunds/add-refund.service.ts';
import { refundsOfPayment } from '../records/refund.store.ts';
import { recordRevoked, revoke } from '../refunds/revoke.service.ts';

export interface CancelRequest {
  readonly orderId: string;
  /** The amount shown to the user. */
  readonly refundPaise: number;
}

/**
 * The refund for cancelling a locked order now, at most what is left of its payment; undefined when it cannot
 * be cancelled.
 */
export const refundTermsOf = async (
  { products }: Pick<PaymentDeps, 'products'>,
  tx: Tx,
  { key, order }: { readonly key: UserKey; readonly order: Order },
  now: Date,
): Promise<CancellationTerms | undefined> => {
  const { paymentId, paidAt, effect } = order;
  if (effect !== 'given' || paymentId === null || paidAt === null) return undefined;
  const bought = paidPurchaseOf(key, order, { paymentId, paidAt });
  const due = await productOf(products, order.kind).cancellationTerms(tx, bought, now);
  const left = refundablePaise(order.pricePaise, await refundsOfPayment(tx, paymentId));
  return due && { ...due, refundPaise: Math.min(due.refundPaise, left) };
};

/** Revokes a locked order and creates its refund. */
export const cancelOrder = async (
  deps: PaymentDeps,
  tx: Tx,
  { order, refundPaise }: { readonly order: Order; readonly refundPaise: number },
  now: Date,
): Promise<void> => {
  await revoke(deps, tx, order, now);
  const { paymentId } = order;
  if (refundPaise === 0 || paymentId === null) return;
  const refund = { order, paymentId, reason: 'cancelled', amountPaise: refundPaise } as const;
  await addRefund(deps, tx, refund, now);
};

/**
 * Cancels a user's purchase with the refund the refund table gives, full or partial. Refuses with
 * `booking.unknown`, `booking.not-cancellable`, or `booking.refund-changed` when the refund differs from the
 * one shown.
 */
export const cancelPurchase = async (
  deps: PaymentDeps,
  userId: string,
  { orderId, refundPaise }: CancelRequest,
): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    const key = await signedInKey(deps, tx, userId);
    const order = await lockOrder(tx, orderId);
    if (order?.userId !== userId) throw new AppError('booking.unknown');
    const due = await refundTermsOf(deps, tx, { key, order }, now);
    if (due === undefined) throw new AppError('booking.not-cancellable');
    if (due.refundPaise !== refundPaise) throw new AppError('booking.refund-changed');
    await cancelOrder(deps, tx, { order, refundPaise }, now);
  });

/**
 * Refunds all that is left of an order's payment, in the caller's transaction. The caller has already revoked
 * what was delivered (`revoke` is not called). Does nothing for an order that is unpaid or already revoked.
 */
export const refundInFull = async (
  deps: RefundDeps,
  tx: Tx,
  { orderId, reason }: { readonly orderId: string; readonly reason: RefundReason },
  now: Date,
): Promise<void> => {
  const order = await lockOrder(tx, orderId);
  if (order?.effect !== 'given' || order.paymentId === null) return;
  const payment = await findPayment(tx, order.paymentId);
  const left = payment ? payment.amountPaise - payment.refundReservedPaise : 0;
  if (left > 0) {
    const refund = { order, paymentId: order.paymentId, reason, amountPaise: left };
    await addRefund(deps, tx, refund, now);
  }
  await recordRevoked(tx, order, now);
};
