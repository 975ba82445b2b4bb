import { randomUUID } from 'node:crypto';
import type { ItemOf, PurchaseItem } from '@dhruva/money/payments/contract/item';
import type {
  CancellationTerms,
  FulfilmentResult,
  Offer,
  PaidPurchase,
  Product,
} from '@dhruva/money/payments/server';
import { createBirths } from '@dhruva/asking/births/server';
import { createPlaces, loadGazetteer } from '@dhruva/asking/places/server';
import type { UserKey } from '../src/platform/crypto/user-keys.ts';
import type { Tx } from '../src/platform/database/db.ts';
import { inTransaction } from '../src/platform/database/transaction.ts';
import type { TestApp } from './test-app.ts';

export const TEST_BIRTHS = createBirths(createPlaces(loadGazetteer));

type Sold = 'question' | 'compatibility';

export interface Sale {
  readonly orderId: string;
  readonly fulfilment: FulfilmentResult;
}

/** The key of whoever is signed in with a token. */
export const keyOfToken = async ({ app, deps }: TestApp, token: string): Promise<UserKey> => {
  const session = await app.authenticate(token);
  const key = await deps.userKeys.load(deps.db, session?.userId ?? '');
  if (key === undefined) throw new Error('nobody is signed in with this token');
  return key;
};

/** Inserts an order in the state when its payment is applied. */
const insertOrder = async (
  tx: Tx,
  key: UserKey,
  { offer, draft }: { readonly offer: Offer; readonly draft: PurchaseItem },
  now: Date,
): Promise<string> => {
  const orderId = randomUUID();
  await tx
    .insertInto('orders')
    .values({
      id: orderId,
      user_id: key.userId,
      kind: draft.kind,
      product_id: offer.productId,
      purchase_key: offer.key,
      account: offer.account,
      price_paise: offer.pricePaise,
      currency: 'INR',
      draft: key.seal('orders.draft', JSON.stringify(draft)),
      state: 'paid',
      effect: 'given',
      payment_id: `pay_${orderId}`,
      created_at: now,
      paid_at: now,
    } as never)
    .execute();
  return orderId;
};

/**
 * Runs a product's functions like payments do, each in its own transaction on a handmade order, to test
 * products apart from payments.
 */
export const sell = <K extends Sold>(server: TestApp, product: Product<K>) => {
  const { db } = server.deps;
  const purchaseOf = async (token: string, orderId: string, draft: ItemOf<K>, now: Date) => {
    const userKey = await keyOfToken(server, token);
    const amountPaise = product.offer(draft).pricePaise;
    const paid = {
      paymentId: `pay_${orderId}`,
      amountPaise,
      currency: 'INR',
      paidAt: now,
    } as const;
    return { orderId, userKey, draft, createdAt: now, ...paid } satisfies PaidPurchase<K>;
  };
  return {
    /** The error, or the draft that would be stored. */
    accept: async (token: string, draft: ItemOf<K>) => {
      const buying = await purchaseOf(token, randomUUID(), draft, new Date(0));
      return inTransaction(db, async (tx, now) => product.accept(tx, buying, now));
    },
    /** Pays for it. */
    fulfil: async (token: string, draft: ItemOf<K>): Promise<Sale> => {
      const key = await keyOfToken(server, token);
      const order = { offer: product.offer(draft), draft: draft as PurchaseItem };
      return inTransaction(db, async (tx, now) => {
        const orderId = await insertOrder(tx, key, order, now);
        const bought = await purchaseOf(token, orderId, draft, now);
        return { orderId, fulfilment: await product.fulfil(tx, bought, now) };
      });
    },
    /** Cancels like My Bookings: checks and revokes in one transaction. */
    cancel: async (token: string, orderId: string, draft: ItemOf<K>) => {
      const bought = await purchaseOf(token, orderId, draft, new Date(0));
      return inTransaction(db, async (tx, now): Promise<CancellationTerms | undefined> => {
        const cancellationTerms = await product.cancellationTerms(tx, bought, now);
        if (cancellationTerms !== undefined) await product.revoke(tx, bought, now);
        return cancellationTerms;
      });
    },
    describe: async (token: string, orderId: string, draft: ItemOf<K>) =>
      product.describe(db, await purchaseOf(token, orderId, draft, new Date(0)), new Date(0)),
  };
};
