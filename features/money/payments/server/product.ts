import type { CURRENCY } from '@dhruva/kernel/paise';
import type { ProductKind } from '../contract/products.ts';
import type { PurchaseWords } from '../contract/schemas.ts';
import type { ItemOf } from '../contract/item.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { GatewayAccount } from '@dhruva/server/platform/gateway/gateway.ts';
import type { RefundReason } from './refund.rules.ts';

/** The catalogue entry of an item: product, price and provider account. */
export interface Offer {
  readonly productId: string;
  readonly pricePaise: number;
  readonly account: GatewayAccount;
  /** Identifies the purchase: a user has at most one open order with the same key. */
  readonly key: string;
}

/** An order as passed to its product, before or after payment. `draft` is the item as last confirmed. */
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

/** `given`: delivered. Otherwise the payment is refunded in full, for this reason. */
export type FulfilmentResult = 'given' | { readonly refund: RefundReason };

export interface CancellationTerms {
  readonly refundPaise: number;
  /** The applicable rule of the refund table, in words. */
  readonly rule: string;
}

/** What My Bookings and mails show of a purchase, apart from amounts and dates. */
export type Description = Pick<PurchaseWords, 'title' | 'stage'> &
  Partial<Omit<PurchaseWords, 'title' | 'stage'>>;

/**
 * What a feature implements to sell something; `Products` requires one for each product kind. Functions that
 * take a `Tx` run in the payment's own transaction with the order's row locked: they must not call anything
 * outside the database, and throwing rolls everything back.
 */
export interface Product<K extends ProductKind> {
  offer(item: ItemOf<K>): Offer;
  /** Validates the item before payment and returns the details to store with the order. Slots are held here. */
  accept(tx: Tx, buying: Purchase<K>, now: Date): Promise<Accepted<K>>;
  /** Delivers a paid purchase. Called once for each order; throwing means a bug, not a refusal. */
  fulfil(tx: Tx, bought: PaidPurchase<K>, now: Date): Promise<FulfilmentResult>;
  /** Revokes what has not been delivered yet, because it is refunded. */
  revoke(tx: Tx, bought: PaidPurchase<K>, now: Date): Promise<void>;
  /** Releases what was held for an order that was closed unpaid. */
  releaseHold(tx: Tx, buying: Purchase<K>, now: Date): Promise<void>;
  /** The refund for cancelling now (decision 7); undefined when it cannot be cancelled. */
  cancellationTerms(
    db: Db,
    bought: PaidPurchase<K>,
    now: Date,
  ): Promise<CancellationTerms | undefined>;
  describe(db: Db, buying: Purchase<K>, now: Date): Promise<Description>;
}

export interface Accepted<K extends ProductKind> {
  readonly draft: ItemOf<K>;
  /** When staff promise to have answered. */
  readonly dueAt?: Date;
}

export type Products = { readonly [K in ProductKind]: Product<K> };
