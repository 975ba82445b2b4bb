import type { ProductKind } from '../../contract/products.ts';
import type { PurchaseItem } from '../../contract/item.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { PaidPurchase, Product, Products, Purchase } from '../product.ts';
import type { Order } from './order.store.ts';

/** The product of a kind. The cast is safe: the kind always matches the item and the order. */
export const productOf = (products: Products, kind: ProductKind): Product<ProductKind> =>
  products[kind] as Product<ProductKind>;

export const sealDraft = (key: UserKey, draft: PurchaseItem): Buffer =>
  key.seal('orders.draft', JSON.stringify(draft));

/** An order with its draft decrypted. */
export const purchaseOf = (key: UserKey, order: Order): Purchase => ({
  orderId: order.id,
  userKey: key,
  draft: JSON.parse(key.open('orders.draft', order.draft)) as PurchaseItem,
  createdAt: order.createdAt,
});

/** An order paid by this payment, with its draft decrypted. */
export const paidPurchaseOf = (
  key: UserKey,
  order: Order,
  paid: { readonly paymentId: string; readonly paidAt: Date },
): PaidPurchase => ({
  ...purchaseOf(key, order),
  ...paid,
  amountPaise: order.pricePaise,
  currency: order.currency,
});
