import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { closeUnpaidOrder } from '../applying/apply-payment.service.ts';
import { paymentsOfOrders } from '../records/payment.store.ts';
import { isAwaited } from '../records/payment-state.rules.ts';
import { ordersOf, type Order } from '../records/order.store.ts';
import { productOf, purchaseOf } from '../records/purchase.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { cancelOrder, refundTermsOf } from './cancel.service.ts';

/** A purchase that ends with the account; `refundPaise` 0: nothing is refunded for it. */
interface EndedPurchase {
  readonly orderId: string;
  readonly title: string;
  readonly stage: string;
  readonly refundPaise: number;
  /** The applicable rule of the refund table, in words. */
  readonly rule: string;
}

/** Locks all of a user's orders until the transaction ends: no payment is applied meanwhile. */
export const lockPurchases = async (tx: Tx, userId: string): Promise<void> => {
  await ordersOf(tx, userId, { lock: true });
};

const endPurchase = async (
  deps: PaymentDeps,
  tx: Tx,
  { key, order }: { readonly key: UserKey; readonly order: Order },
  now: Date,
): Promise<EndedPurchase[]> => {
  await closeUnpaidOrder(deps, tx, order, now);
  const due = await refundTermsOf(deps, tx, { key, order }, now);
  if (due === undefined) return [];
  const product = productOf(deps.products, order.kind);
  const { title, stage } = await product.describe(tx, purchaseOf(key, order), now);
  await cancelOrder(deps, tx, { order, refundPaise: due.refundPaise }, now);
  return [{ orderId: order.id, title, stage, ...due }];
};

export interface EndedPurchases {
  readonly ended: EndedPurchase[];
  /** A payment for a closed order is still in progress; it will be refunded in full. */
  readonly paymentOnItsWay: boolean;
}

/**
 * Cancels everything a user bought that is still cancellable, by the refund table, and closes unpaid orders,
 * in the caller's transaction.
 */
export const endPurchases = async (
  deps: PaymentDeps,
  tx: Tx,
  key: UserKey,
  now: Date,
): Promise<EndedPurchases> => {
  const ended: EndedPurchase[] = [];
  const orders = await ordersOf(tx, key.userId, { lock: true });
  for (const order of orders.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()))
    ended.push(...(await endPurchase(deps, tx, { key, order }, now)));
  const unpaid = orders.filter(({ state }) => state !== 'paid').map(({ id }) => id);
  const payments = await paymentsOfOrders(tx, unpaid);
  return { ended, paymentOnItsWay: payments.some(isAwaited) };
};
