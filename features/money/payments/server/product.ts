import type { CURRENCY } from '@dhruva/kernel/paise';
import type { ProductKind } from '../contract/products.ts';
import type { PurchaseWords } from '../contract/schemas.ts';
import type { ItemOf } from '../contract/item.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { GatewayAccount } from '@dhruva/server/platform/gateway/gateway.ts';
import type { RefundReason } from './refund.rules.ts';

/** What the catalogue says of an item: which product, for how much, charged by which account. */
export interface Offer {
  readonly productId: string;
  readonly pricePaise: number;
  readonly account: GatewayAccount;
  /** The same text for the same purchase: of two open orders with one key there is only one. */
  readonly key: string;
}

/** An order as its product sees it, before or after payment. `draft` is the item as last confirmed. */
export interface Purchase<K extends ProductKind = ProductKind> {
  readonly orderId: string;
  readonly userKey: UserKey;
  readonly draft: ItemOf<K>;
  readonly createdAt: Date;
}

/** A purchase whose money was captured. */
export interface PaidPurchase<K extends ProductKind = ProductKind> extends Purchase<K> {
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly currency: typeof CURRENCY;
  readonly paidAt: Date;
}

/** `given`: the effect is there. Else the money goes back in full, for the reason named. */
export type Giving = 'given' | { readonly refund: RefundReason };

export interface Cancelling {
  readonly refundPaise: number;
  /** Which line of the refund table this is, in words. */
  readonly rule: string;
}

/** What My Bookings and mails say of a purchase beside money and dates. */
export type Description = Pick<PurchaseWords, 'title' | 'stage'> &
  Partial<Omit<PurchaseWords, 'title' | 'stage'>>;

/**
 * All that payments know of a thing on sale. Each kind of the catalogue has one; `Products` does not
 * compile when one is missing. Functions that take a `Tx` run in the payment's own transaction, with
 * the order's row locked: they must not reach outside the database, and throwing rolls all back.
 */
export interface Product<K extends ProductKind> {
  offer(item: ItemOf<K>): Offer;
  /** Before money moves: refuses by AppError, or gives the details to keep with the order. A slot is held here. */
  accept(tx: Tx, buying: Purchase<K>, now: Date): Promise<Accepted<K>>;
  /** The effect of the payment. Called once for an order; throwing is an error of ours, not a refusal. */
  give(tx: Tx, bought: PaidPurchase<K>, now: Date): Promise<Giving>;
  /** Undoes what has not been delivered yet: the money goes back. */
  takeBack(tx: Tx, bought: PaidPurchase<K>, now: Date): Promise<void>;
  /** The order was given up unpaid: lets go of what was held for it. */
  release(tx: Tx, buying: Purchase<K>, now: Date): Promise<void>;
  /** What cancelling now gives back (decision 7); undefined when it cannot be cancelled. */
  cancelling(db: Db, bought: PaidPurchase<K>, now: Date): Promise<Cancelling | undefined>;
  describe(db: Db, buying: Purchase<K>, now: Date): Promise<Description>;
}

export interface Accepted<K extends ProductKind> {
  readonly draft: ItemOf<K>;
  /** When people promise to have answered. */
  readonly dueAt?: Date;
}

export type Products = { readonly [K in ProductKind]: Product<K> };
