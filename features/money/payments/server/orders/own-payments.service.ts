import type { OwnPayment } from '../../contract/payment-state.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import { ordersOf } from '../records/order.store.ts';
import { isRecent, isTold } from '../records/payment-state.rules.ts';
import { type Known, knownPurchases, paymentTold } from './known-purchases.ts';

/** When something last happened that the state rests on. */
export const lastEventOf = ({ order, payments, refunds }: Known): Date =>
  new Date(
    Math.max(
      ...[
        order.createdAt,
        ...payments.map(({ firstSeenAt }) => firstSeenAt),
        ...refunds.map(({ createdAt }) => createdAt),
        order.waitsUntil ?? order.createdAt,
      ].map((at) => at.getTime()),
    ),
  );

/** The state of each payment of a user, newest order first. */
export const ownPayments = async (db: Db, userId: string): Promise<OwnPayment[]> => {
  const now = await readNow(db);
  const known = (await knownPurchases(db, await ordersOf(db, userId))).filter(isTold);
  return known
    .toSorted((one, other) => other.order.createdAt.getTime() - one.order.createdAt.getTime())
    .map((purchase) => ({
      ...paymentTold(purchase, now),
      kind: purchase.order.kind,
      productId: purchase.order.productId,
      recent: isRecent(lastEventOf(purchase), now),
    }));
};
