import type { PurchaseStatus } from '../../contract/schemas.ts';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { findOrder, lockOrder, type Order, waitUntil } from '../records/order.store.ts';
import { paymentsOfOrders } from '../records/payment.store.ts';
import { isAwaited, waitFromClosing } from '../records/payment-state.rules.ts';
import { describeStatus, fetchPayments } from './status.service.ts';

/** Lets the wait of an order end 20 minutes from now, unless it ends sooner. The row must be locked. */
const endWaitSoon = async (tx: Tx, { id, waitsUntil }: Order, now: Date): Promise<void> => {
  const end = waitFromClosing(now);
  if (waitsUntil === null || end < waitsUntil) await waitUntil(tx, id, end);
};

/** The checkout of this order is known to be closed: the bank has 20 minutes from now. */
export const noteCheckoutClosed = async (
  { db }: Pick<PaymentDeps, 'db'>,
  orderId: string,
): Promise<void> =>
  inTransaction(db, async (tx, now) => {
    const order = await lockOrder(tx, orderId);
    if (order && order.state !== 'paid') await endWaitSoon(tx, order, now);
  });

/** The checkout is closed and the provider has told all it knows: without a payment the wait is over. */
export const endWaitIfNothingPaid = async (
  { db }: Pick<PaymentDeps, 'db'>,
  orderId: string,
): Promise<void> =>
  inTransaction(db, async (tx, now) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.state === 'paid') return;
    const payments = await paymentsOfOrders(tx, [orderId]);
    if (payments.some(isAwaited)) return endWaitSoon(tx, order, now);
    if (order.waitsUntil === null || order.waitsUntil > now) await waitUntil(tx, orderId, now);
  });

/**
 * The browser says that the checkout of an order was closed. The provider is asked: where it knows of no
 * payment the wait is over, else it ends in 20 minutes. Returns the purchase's status.
 */
export const closeCheckout = async (
  deps: PaymentDeps,
  userId: string,
  orderId: string,
): Promise<PurchaseStatus> => {
  const key = await signedInKey(deps, deps.db, userId);
  const order = await findOrder(deps.db, orderId);
  if (order?.userId !== userId) throw new AppError('payment.order-unknown');
  if (order.state !== 'paid') {
    const isAnswered = await fetchPayments(deps, order).catch((error: unknown) => {
      deps.log.error({ err: error, orderId }, 'payment not applied');
      return false;
    });
    await (isAnswered ? endWaitIfNothingPaid(deps, orderId) : noteCheckoutClosed(deps, orderId));
  }
  return describeStatus(deps, key, orderId);
};
