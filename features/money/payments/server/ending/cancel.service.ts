import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { findPayment } from '../records/payment.store.ts';
import { lockOrder, type Order } from '../records/order.store.ts';
import { paidPurchaseOf, productOf } from '../records/purchase.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { Cancelling } from '../product.ts';
import { leftOf, type RefundReason } from '../refund.rules.ts';
import { addRefund, type RefundDeps } from '../refunds/add-refund.service.ts';
import { refundsOfPayment } from '../records/refund.store.ts';
import { noteTakenBack, takeBack } from '../refunds/take-back.service.ts';

export interface CancelWish {
  readonly orderId: string;
  /** What the screen promised. */
  readonly refundPaise: number;
}

/** What cancelling a locked order now gives back, at most what is left of it; undefined when it cannot be. */
export const dueFor = async (
  { products }: Pick<PaymentDeps, 'products'>,
  tx: Tx,
  { key, order }: { readonly key: UserKey; readonly order: Order },
  now: Date,
): Promise<Cancelling | undefined> => {
  const { paymentId, paidAt, effect } = order;
  if (effect !== 'given' || paymentId === null || paidAt === null) return undefined;
  const bought = paidPurchaseOf(key, order, { paymentId, paidAt });
  const due = await productOf(products, order.kind).cancelling(tx, bought, now);
  const left = leftOf(order.pricePaise, await refundsOfPayment(tx, paymentId));
  return due && { ...due, refundPaise: Math.min(due.refundPaise, left) };
};

/** Undoes a locked order and promises this much back. */
export const cancelOrder = async (
  deps: PaymentDeps,
  tx: Tx,
  { order, refundPaise }: { readonly order: Order; readonly refundPaise: number },
  now: Date,
): Promise<void> => {
  await takeBack(deps, tx, order, now);
  const { paymentId } = order;
  if (refundPaise === 0 || paymentId === null) return;
  const refund = { order, paymentId, reason: 'cancelled', amountPaise: refundPaise } as const;
  await addRefund(deps, tx, refund, now);
};

/**
 * Cancels a user's purchase by the refund table, in full or in part. Refuses with `booking.unknown`,
 * `booking.not-cancellable`, or `booking.refund-changed` when another sum is due by now.
 */
export const cancelPurchase = async (
  deps: PaymentDeps,
  userId: string,
  { orderId, refundPaise }: CancelWish,
): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    const key = await signedInKey(deps, tx, userId);
    const order = await lockOrder(tx, orderId);
    if (order?.userId !== userId) throw new AppError('booking.unknown');
    const due = await dueFor(deps, tx, { key, order }, now);
    if (due === undefined) throw new AppError('booking.not-cancellable');
    if (due.refundPaise !== refundPaise) throw new AppError('booking.refund-changed');
    await cancelOrder(deps, tx, { order, refundPaise }, now);
  });

/**
 * Gives back all that is left of what was paid for an order, in the caller's transaction. The caller has
 * undone what it gave (`takeBack` is not called). An order that is not paid, or already undone, stays as it is.
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
  await noteTakenBack(tx, order, now);
};
