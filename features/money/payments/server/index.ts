export { lastMoneyMovement } from './records/ledger.store.ts';
export {
  findPurchase,
  isPaid,
  listPurchases,
  type PurchaseRecord,
} from './orders/purchases.service.ts';
export { productOf } from './records/purchase.ts';
export type { PaymentDeps } from './payment-deps.ts';
export type {
  CancellationTerms,
  FulfilmentResult,
  Offer,
  PaidPurchase,
  Product,
  Products,
} from './product.ts';
export { refundablePaise } from './refund.rules.ts';
export { cancelPurchase, refundInFull } from './ending/cancel.service.ts';
export { endPurchases, lockPurchases } from './ending/end-purchases.service.ts';
export { paymentsData } from './personal-data.store.ts';
export { lockOrder } from './records/order.store.ts';
export { addRefund } from './refunds/add-refund.service.ts';
export { applyRefund } from './webhooks/apply-refund.service.ts';
export { refundEachDue } from './refunds/refund-each-due.ts';
export { settleRefund } from './refunds/settle-refund.service.ts';
