import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { addLedgerEntry } from '../records/ledger.store.ts';
import { markTakenBack, type Order } from '../records/order.store.ts';
import { paidPurchaseOf, productOf } from '../records/purchase.ts';
import type { PaymentDeps } from '../payment-deps.ts';

/** Records that a paid, locked order was revoked. */
export const recordRevoked = async (tx: Tx, order: Order, now: Date): Promise<void> => {
  await markTakenBack(tx, order.id);
  const about = { subject: order.id, orderId: order.id, amountPaise: order.pricePaise };
  await addLedgerEntry(tx, { kind: 'taken-back', ...about }, now);
};

/**
 * Takes back what a paid order gave and is not delivered yet, and records it; does nothing for an order that gave
 * nothing. The caller holds the lock of the order's row.
 */
export const revoke = async (
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
    await productOf(products, order.kind).revoke(tx, bought, now);
  }
  await recordRevoked(tx, order, now);
};

/** Like `revoke`, for money that is already gone: what was delivered meanwhile stays with the buyer. */
export const revokeUndelivered = async (
  deps: Pick<PaymentDeps, 'userKeys' | 'products' | 'log'>,
  tx: Tx,
  order: Order,
  now: Date,
): Promise<void> => {
  try {
    await revoke(deps, tx, order, now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ orderId: order.id, code: error.code }, 'delivered already, not taken back');
  }
};
