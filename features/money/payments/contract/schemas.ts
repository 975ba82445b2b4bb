import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import { PRODUCT_KINDS } from './products.ts';
import type { PurchaseItem } from './item.ts';
import { ownPayment, paymentTold } from './payment-state.ts';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/** The provider's maximum length of a receipt text. */
export const RECEIPT_CHARS = 40;

/**
 * `amount`: whole rupees as displayed; refused when it differs from the server's price. `again`: the buyer was
 * told that another payment for this is waited for, and pays all the same.
 */
export const createOrderBody = z.strictObject({
  amount: z.number(),
  receipt: z.string().check(z.maxLength(RECEIPT_CHARS)),
  item: z.custom<PurchaseItem>((item) => typeof item === 'object' && item !== null),
  again: z.optional(z.boolean()),
});

/**
 * The data to open the checkout with. `id`: the provider's order; `orderId`: our order, for the waiting page
 * and receipts; `amount` in paise; `scriptUrl`: URL of the checkout script.
 */
export const createOrderReply = z.object({
  id: z.string(),
  currency: z.string(),
  amount: z.number(),
  orderId: z.string(),
  keyId: z.string(),
  scriptUrl: z.string(),
  callbackUrl: z.string(),
  name: z.string(),
  description: z.string(),
  simulated: z.boolean(),
  prefill: z.object({ name: z.string(), contact: z.string() }),
  /** When staff promise to have answered, ISO instant; null where nothing is promised. */
  dueAt: z.nullable(z.string()),
});
export type Checkout = z.infer<typeof createOrderReply>;

export const verifyBody = z.strictObject({
  razorpay_payment_id: text,
  razorpay_order_id: text,
  razorpay_signature: text,
});

export const purchaseStatus = z.object({
  ...paymentTold.shape,
  kind: z.enum(PRODUCT_KINDS),
  productId: z.string(),
  title: z.string(),
  paymentId: z.nullable(z.string()),
  amountPaise: z.number(),
  /** False where nothing was given for the money: then no receipt was written. */
  hasReceipt: z.boolean(),
});
export type PurchaseStatus = z.infer<typeof purchaseStatus>;

/** The product's description of a purchase. `stage`: its progress in words ("Answer due by …"). */
export const purchaseWords = z.object({
  title: z.string(),
  stage: z.string(),
  doctor: z.string(),
  /** As displayed ("Mon Nov 23 2026"), 'N/A' where there is none; `isoDate` YYYY-MM-DD or null. */
  date: z.string(),
  isoDate: z.nullable(z.string()),
  slot: z.string(),
  supportFor: z.nullable(z.string()),
  pseudoName: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  address: z.nullable(z.string()),
  language: z.nullable(z.string()),
  services: z.array(z.string()),
  dueAt: z.nullable(z.string()),
});
export type PurchaseWords = z.infer<typeof purchaseWords>;

export const orderOf = z.strictObject({ orderId: text });

/** Newest first. */
export const ownPaymentsReply = z.array(ownPayment);
