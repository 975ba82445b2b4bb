import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { enter } from '../records/ledger.store.ts';
import { markTakenBack, type Order } from '../records/order.store.ts';
import { paidPurchaseOf, productOf } from '../records/purchase.ts';
import type { PaymentDeps } from '../payment-deps.ts';

/** Records that a paid, locked order was revoked. */
export const noteTakenBack = async (tx: Tx, order: Order, now: Date): Promise<void> => {
  await markTakenBack(tx, order.id);
  const about = { subject: order.id, orderId: order.id, amountPaise: order.pricePaise };
  await enter(tx, { kind: 'taken-back', ...about }, now);
};

/**
 * Revokes what a paid, locked order brought and was not delivered yet; does nothing if there is no such
 * thing.
 */
export const takeBack = async (
  { userKeys, products }: Pick<PaymentDeps, 'userKeys' | 'products'>,
  tx: Tx,
  order: Order,
  now: Date,
): Promise<void> => {
  const { paymentId, paidAt } = order;
  if (order.effect !== 'given' || paymentId === null || paidAt === null) return;
  const key = await userKeys.load(tx, order.userId);
  if (key) {
    const bought = paidPurchaseOf(key, order, { paymentId, paidAt });
    await productOf(products, order.kind).takeBack(tx, bought, now);
  }
  await noteTakenBack(tx, order, now);
};

/** Like `takeBack`, for money that is already gone: what was delivered meanwhile stays with the buyer. */
export const takeBackUndelivered = async (
  deps: Pick<PaymentDeps, 'userKeys' | 'products' | 'log'>,
  tx: Tx,
  order: Order,
  now: Date,
): Promise<void> => {
  try {
    await takeBack(deps, tx, order, now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ orderId: order.id, code: error.code }, 'delivered already, not taken back');
  }
};
