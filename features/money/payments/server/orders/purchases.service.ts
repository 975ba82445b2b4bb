import type { PurchaseItem } from '../../contract/item.ts';
import type { ProductKind } from '../../contract/products.ts';
import type { PurchaseState } from '../../contract/schemas.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { awaitedPayments } from '../records/payment.store.ts';
import { type Refund, refundsOfOrders } from '../records/refund.store.ts';
import { findByPayment, findOrder, listPaid, type Order } from '../records/order.store.ts';
import { purchaseOf } from '../records/purchase.ts';
import { purchaseState } from '../records/purchase-state.rules.ts';

/** A paid purchase with its decrypted draft, for lists, receipts and mails. */
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
  /** Null when nothing was delivered: it is refunded without a receipt. */
  readonly receiptNumber: string | null;
  /** Refunds of the payment that paid the order, oldest first. */
  readonly refunds: readonly Refund[];
  /** Refunds of further payments for the same order (double charges). */
  readonly doubleCharges: readonly Refund[];
}

interface OrderPayment {
  readonly paymentId: string;
  readonly paidAt: Date;
}

const recordOf = (
  key: UserKey,
  order: Order,
  { paymentId, paidAt }: OrderPayment,
  refunds: readonly Refund[],
): PurchaseRecord => {
  const ofOrder = refunds.filter((refund) => refund.orderId === order.id);
  const own = ofOrder.filter((refund) => refund.paymentId === paymentId);
  const isAwaited = order.state !== 'paid';
  return {
    orderId: order.id,
    kind: order.kind,
    productId: order.productId,
    draft: purchaseOf(key, order).draft,
    state: isAwaited ? 'checking' : purchaseState(order, [], own),
    amountPaise: order.pricePaise,
    currency: order.currency,
    paymentId,
    createdAt: order.createdAt,
    paidAt,
    dueAt: order.dueAt,
    receiptNumber: order.receiptNumber,
    refunds: own,
    doubleCharges: ofOrder.filter((refund) => refund.paymentId !== paymentId),
  };
};

const paymentOf = ({ paymentId, paidAt }: Order): OrderPayment | undefined =>
  paymentId === null || paidAt === null ? undefined : { paymentId, paidAt };

/**
 * Purchases whose payment is in progress: one for each order, dated by when the payment was first reported.
 */
const listInProgress = async (db: Db, key: UserKey): Promise<PurchaseRecord[]> => {
  const payments = await awaitedPayments(db, key.userId);
  const latest = new Map(payments.map((payment) => [payment.orderId, payment]));
  const records: PurchaseRecord[] = [];
  for (const { orderId, id, firstSeenAt } of latest.values()) {
    const order = await findOrder(db, orderId);
    if (order) records.push(recordOf(key, order, { paymentId: id, paidAt: firstSeenAt }, []));
  }
  return records;
};

/** All purchases of a user, newest first, in whatever state, including payments still in progress. */
export const listPurchases = async (db: Db, key: UserKey): Promise<PurchaseRecord[]> => {
  const inProgress = await listInProgress(db, key);
  const orders = await listPaid(db, key.userId);
  const refunds = await refundsOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const paid = orders.flatMap((order) => {
    const payment = paymentOf(order);
    return payment ? [recordOf(key, order, payment, refunds)] : [];
  });
  return [...inProgress, ...paid].toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime());
};

/**
 * One paid purchase of this user, by our order id or the provider's payment id; undefined when there is none.
 */
export const findPurchase = async (
  db: Db,
  key: UserKey,
  by: { readonly orderId: string } | { readonly paymentId: string },
): Promise<PurchaseRecord | undefined> => {
  const order = await ('orderId' in by
    ? findOrder(db, by.orderId)
    : findByPayment(db, by.paymentId));
  if (order?.userId !== key.userId) return undefined;
  const payment = paymentOf(order);
  return payment && recordOf(key, order, payment, await refundsOfOrders(db, [order.id]));
};
