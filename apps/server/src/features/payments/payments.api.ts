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
