import type { PurchaseItem } from '@dhruva/contract/payments/item';
import type { ProductKind } from '@dhruva/contract/catalogue/products';
import type { PurchaseState } from '@dhruva/contract/payments/schemas';
import type { UserKey } from '../../../platform/crypto/user-keys.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type Refund, refundsOfOrders } from '../refunds/refund.store.ts';
import { findByPayment, findOrder, listPaid, type Order } from './order.store.ts';
import { purchaseOf } from './purchase.ts';
import { purchaseState } from './purchase-state.rules.ts';

/** A paid purchase with its draft opened, as lists, receipts and mails need it. */
export interface PurchaseRecord {
  readonly orderId: string;
  readonly kind: ProductKind;
  readonly productId: string;
  readonly draft: PurchaseItem;
  readonly state: PurchaseState;
  readonly amountPaise: number;
  readonly currency: 'INR';
  readonly paymentId: string;
  readonly createdAt: Date;
  readonly paidAt: Date;
  readonly dueAt: Date | null;
  /** Null when nothing was given for the money: it goes back without a receipt. */
  readonly receiptNumber: string | null;
  /** Of the payment that paid it, oldest first. */
  readonly refunds: readonly Refund[];
}

const recordOf = (
  key: UserKey,
  order: Order,
  refunds: readonly Refund[],
): PurchaseRecord | undefined => {
  const { paymentId, paidAt } = order;
  if (paymentId === null || paidAt === null) return undefined;
  const own = refunds.filter((refund) => refund.paymentId === paymentId);
  return {
    orderId: order.id,
    kind: order.kind,
    productId: order.productId,
    draft: purchaseOf(key, order).draft,
    state: purchaseState(order, [], own),
    amountPaise: order.pricePaise,
    currency: order.currency,
    paymentId,
    createdAt: order.createdAt,
    paidAt,
    dueAt: order.dueAt,
    receiptNumber: order.receiptNumber,
    refunds: own,
  };
};

/** All that a user paid for, newest first, whatever became of it. */
export const listPurchases = async (db: Db, key: UserKey): Promise<PurchaseRecord[]> => {
  const orders = await listPaid(db, key.userId);
  const refunds = await refundsOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  return orders.flatMap((order) => recordOf(key, order, refunds) ?? []);
};

/** One paid purchase of this user, by our order's id or the provider's payment id; undefined when there is none. */
export const findPurchase = async (
  db: Db,
  key: UserKey,
  by: { readonly orderId: string } | { readonly paymentId: string },
): Promise<PurchaseRecord | undefined> => {
  const order = await ('orderId' in by
    ? findOrder(db, by.orderId)
    : findByPayment(db, by.paymentId));
  if (order?.userId !== key.userId) return undefined;
  return recordOf(key, order, await refundsOfOrders(db, [order.id]));
};
