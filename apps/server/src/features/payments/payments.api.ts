export { findPurchase, listPurchases, type PurchaseRecord } from './orders/purchases.service.ts';
export { productOf, purchaseOf } from './orders/purchase.ts';
export type { PaymentDeps } from './payment-deps.ts';
export type {
  Accepted,
  Cancelling,
  Description,
  Giving,
  Offer,
  PaidPurchase,
  Product,
  Products,
  Purchase,
} from './product.ts';
export type { RefundReason } from './refund.rules.ts';
export type { RefundDeps } from './refunds/add-refund.service.ts';
export { cancelPurchase, refundInFull } from './refunds/cancel.service.ts';
export type { Refund } from './refunds/refund.store.ts';
