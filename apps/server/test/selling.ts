import { randomUUID } from 'node:crypto';
import type { ItemOf } from '@dhruva/contract/payments/item';
import type { Cancelling, Giving, Product } from '../src/features/payments/payments.api.ts';
import { createPlaces, loadGazetteer } from '../src/features/places/places.api.ts';
import type { UserKey } from '../src/platform/crypto/user-keys.ts';
import type { Tx } from '../src/platform/database/db.ts';
import { inTransaction } from '../src/platform/database/transaction.ts';
import type { TestApp } from './test-app.ts';

export const TEST_PLACES = createPlaces(loadGazetteer);

type Sold = 'question' | 'compatibility';

export interface Sale {
  readonly orderId: string;
  readonly giving: Giving;
}

/**
 * A product as payments use it, each step in a transaction of its own, with orders written by hand:
 * what a product does is seen apart from how money comes in.
 */
export const sell = <K extends Sold>({ app, deps }: TestApp, product: Product<K>) => {
  const keyOf = async (token: string): Promise<UserKey> => {
    const session = await app.authenticate(token);
    const key = await deps.userKeys.load(deps.db, session?.userId ?? '');
    if (key === undefined) throw new Error('nobody is signed in with this token');
    return key;
  };
  const insertOrder = async (tx: Tx, key: UserKey, draft: ItemOf<K>, now: Date) => {
    const orderId = randomUUID();
    const { productId, pricePaise, account, key: purchaseKey } = product.offer(draft);
    await tx
      .insertInto('orders')
      .values({
        id: orderId,
        user_id: key.userId,
        kind: (draft as ItemOf<Sold>).kind,
        product_id: productId,
        purchase_key: purchaseKey,
        account,
        price_paise: pricePaise,
        currency: 'INR',
        draft: key.seal('orders.draft', JSON.stringify(draft)),
        state: 'paid',
        effect: 'given',
        payment_id: `pay_${orderId}`,
        created_at: now,
        paid_at: now,
      } as never)
      .execute();
    return { orderId, pricePaise };
  };
  const bought = async (token: string, orderId: string, draft: ItemOf<K>, now: Date) => ({
    orderId,
    userKey: await keyOf(token),
    draft,
    createdAt: now,
    paymentId: `pay_${orderId}`,
    amountPaise: product.offer(draft).pricePaise,
    currency: 'INR' as const,
    paidAt: now,
  });
  return {
    /** The refusal before payment, or the draft that would be kept. */
    accept: async (token: string, draft: ItemOf<K>) => {
      const userKey = await keyOf(token);
      return inTransaction(deps.db, async (tx, now) =>
        product.accept(tx, { orderId: randomUUID(), userKey, draft, createdAt: now }, now),
      );
    },
    /** Pays for it. */
    give: async (token: string, draft: ItemOf<K>): Promise<Sale> => {
      const userKey = await keyOf(token);
      return inTransaction(deps.db, async (tx, now) => {
        const { orderId } = await insertOrder(tx, userKey, draft, now);
        const giving = await product.give(tx, await bought(token, orderId, draft, now), now);
        return { orderId, giving };
      });
    },
    /** Cancels as My Bookings does: looks and takes back in one transaction. */
    cancel: async (token: string, orderId: string, draft: ItemOf<K>) =>
      inTransaction(deps.db, async (tx, now): Promise<Cancelling | undefined> => {
        const purchase = await bought(token, orderId, draft, now);
        const cancelling = await product.cancelling(tx, purchase, now);
        if (cancelling !== undefined) await product.takeBack(tx, purchase, now);
        return cancelling;
      }),
    describe: async (token: string, orderId: string, draft: ItemOf<K>) =>
      product.describe(deps.db, await bought(token, orderId, draft, new Date(0)), new Date(0)),
  };
};
