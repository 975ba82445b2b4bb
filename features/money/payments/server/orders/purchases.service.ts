import type { PurchaseItem } from '../../contract/item.ts';
import type { PaymentTold } from '../../contract/payment-state.ts';
import type { ProductKind } from '../../contract/products.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Refund } from '../records/refund.store.ts';
import {
  findByPayment,
  findOrder,
  hasReceipt,
  type Order,
  ordersOf,
} from '../records/order.store.ts';
import { isRecent, isTold } from '../records/payment-state.rules.ts';
import { purchaseOf } from '../records/purchase.ts';
import { type Known, numberedPurchases, paymentTold } from './known-purchases.ts';
import { lastEventOf } from './own-payments.service.ts';

/** A purchase with its decrypted draft, for lists, receipts and mails. */
export interface PurchaseRecord extends PaymentTold {
  readonly kind: ProductKind;
  readonly productId: string;
  readonly draft: PurchaseItem;
  /** Whether it was given and not taken back. */
  readonly stands: boolean;
  readonly amountPaise: number;
  readonly currency: 'INR';
  /** The payment that paid it, else the latest one tried; null where none was. */
  readonly paymentId: string | null;
  readonly createdAt: Date;
  /** When it was paid; null while it is not. */
  readonly paidAt: Date | null;
  readonly dueAt: Date | null;
  /** False when nothing was delivered: it is refunded without a receipt. */
  readonly hasReceipt: boolean;
  readonly receiptNumber: string | null;
  /** Refunds of the payment that paid the order, oldest first. */
  readonly refunds: readonly Refund[];
  /** Refunds of other payments for the same order (double charges, other amounts). */
  readonly otherRefunds: readonly Refund[];
}

const recordOf = (key: UserKey, known: Known, now: Date): PurchaseRecord => {
  const { order, payments, refunds } = known;
  const isOwn = ({ paymentId }: Refund): boolean => paymentId === order.paymentId;
  return {
    ...paymentTold(known, now),
    kind: order.kind,
    productId: order.productId,
    draft: purchaseOf(key, order).draft,
    stands: order.effect === 'given',
    amountPaise: order.pricePaise,
    currency: order.currency,
    paymentId: order.paymentId ?? payments.at(-1)?.id ?? null,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    dueAt: order.dueAt,
    hasReceipt: hasReceipt(order),
    receiptNumber: order.receiptNumber,
    refunds: refunds.filter(isOwn),
    otherRefunds: refunds.filter((refund) => !isOwn(refund)),
  };
};

/** Whether it stays in the list for good: a payment was made or tried. What nobody paid for leaves with time. */
const isKept = (known: Known, now: Date): boolean =>
  known.order.state === 'paid' || known.payments.length > 0 || isRecent(lastEventOf(known), now);

/** All purchases of a user, newest first, in whatever state, with what was not paid. */
export const listPurchases = async (db: Db, key: UserKey): Promise<PurchaseRecord[]> => {
  const now = await readNow(db);
  const known = await numberedPurchases(db, async () => ordersOf(db, key.userId));
  const at = ({ paidAt, createdAt }: PurchaseRecord): number => (paidAt ?? createdAt).getTime();
  return known
    .filter((purchase) => isTold(purchase) && isKept(purchase, now))
    .map((purchase) => recordOf(key, purchase, now))
    .toSorted((one, other) => at(other) - at(one) || (one.orderId < other.orderId ? 1 : -1));
};

/**
 * One paid purchase of this user, by our order id or the provider's payment id; undefined when there is none.
 */
export const findPurchase = async (
  db: Db,
  key: UserKey,
  by: { readonly orderId: string } | { readonly paymentId: string },
): Promise<PaidRecord | undefined> => {
  const read = async (): Promise<Order[]> => {
    const order = await ('orderId' in by
      ? findOrder(db, by.orderId)
      : findByPayment(db, by.paymentId));
    return order?.userId === key.userId ? [order] : [];
  };
  const [known] = await numberedPurchases(db, read);
  const record = known && recordOf(key, known, await readNow(db));
  return record && isPaid(record) ? record : undefined;
};

/** A purchase that was paid, whatever became of it. */
export type PaidRecord = PurchaseRecord & { readonly paymentId: string; readonly paidAt: Date };

export const isPaid = (record: PurchaseRecord): record is PaidRecord =>
  record.paymentId !== null && record.paidAt !== null;
