import type { PaymentTold } from '../../contract/payment-state.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { Order } from '../records/order.store.ts';
import { type Payment, paymentsOfOrders } from '../records/payment.store.ts';
import { giveNumbers } from '../records/receipt-number.store.ts';
import { tellPayment } from '../records/payment-state.rules.ts';
import { type Refund, refundsOfOrders } from '../records/refund.store.ts';

/** An order with all its payments and refunds, oldest first. */
export interface Known {
  readonly order: Order;
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
}

/** These orders, in their order, with all that the state of their payments rests on. */
export const knownPurchases = async (db: Db, orders: readonly Order[]): Promise<Known[]> => {
  const ids = orders.map(({ id }) => id);
  const payments = Map.groupBy(await paymentsOfOrders(db, ids), ({ orderId }) => orderId);
  const refunds = Map.groupBy(await refundsOfOrders(db, ids), ({ orderId }) => orderId);
  return orders.map((order) => ({
    order,
    payments: payments.get(order.id) ?? [],
    refunds: refunds.get(order.id) ?? [],
  }));
};

/** The one that was read; throws an error where the order is gone. */
export const onlyOne = ([known]: readonly Known[]): Known => {
  if (!known) throw new Error('the order that was to be read is gone');
  return known;
};

/** One order with all that the state of its payment rests on. */
export const knownPurchase = async (db: Db, order: Order): Promise<Known> =>
  onlyOne(await knownPurchases(db, [order]));

const owesNumber = ({ order, refunds }: Known): boolean =>
  (order.receiptSeries !== null && order.receiptNumber === null) ||
  refunds.some(
    ({ creditNoteSeries, creditNoteNumber }) =>
      creditNoteSeries !== null && creditNoteNumber === null,
  );

/** Like `knownPurchases`, to be shown with their numbers: those that are owed are given first. */
export const numberedPurchases = async (
  db: Db,
  read: () => Promise<readonly Order[]>,
): Promise<Known[]> => {
  const known = await knownPurchases(db, await read());
  if (!known.some(owesNumber)) return known;
  await giveNumbers(db);
  const numbered = await knownPurchases(db, await read());
  if (!numbered.some(owesNumber)) return numbered;
  // Somebody else's transaction held it just then.
  await giveNumbers(db, { waits: true });
  return knownPurchases(db, await read());
};

/** The state of a payment as every route tells it. */
export const paymentTold = (known: Known, now: Date): PaymentTold => {
  const { state, until } = tellPayment(known, now);
  return { orderId: known.order.id, state, until: until?.toISOString() ?? null };
};
