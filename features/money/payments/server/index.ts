export { lastMoved } from './applying/ledger.store.ts';
export { findPurchase, listPurchases, type PurchaseRecord } from './orders/purchases.service.ts';
export { productOf } from './orders/purchase.ts';
export type { PaymentDeps } from './payment-deps.ts';
export type { Cancelling, Giving, Offer, PaidPurchase, Product, Products } from './product.ts';
export { leftOf } from './refund.rules.ts';
export { cancelPurchase, refundInFull } from './refunds/cancel.service.ts';
export { endPurchases, lockPurchases } from './refunds/end-purchases.service.ts';
export { paymentsData } from './personal-data.store.ts';
