import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import { PRODUCT_KINDS } from './products.ts';
import type { PurchaseItem } from './item.ts';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/** The provider's limit for a receipt text. */
export const RECEIPT_CHARS = 40;

/** `amount`: whole rupees as shown; refused when it is not the server's price. */
export const createOrderBody = z.strictObject({
  amount: z.number(),
  receipt: z.string().check(z.maxLength(RECEIPT_CHARS)),
  item: z.custom<PurchaseItem>((item) => typeof item === 'object' && item !== null),
});

/**
 * What the checkout is opened with. `id`: the provider's order; `orderId`: ours, for the waiting page
 * and receipts; `amount` in paise; `scriptUrl`: where the checkout's script lies.
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
  /** The promised time of answers by people, ISO instant; null where nothing is promised. */
  dueAt: z.nullable(z.string()),
});
export type Checkout = z.infer<typeof createOrderReply>;

export const verifyBody = z.strictObject({
  razorpay_payment_id: text,
  razorpay_order_id: text,
  razorpay_signature: text,
});

/**
 * open: nothing paid yet · checking: the provider was paid or asked, its word is awaited · paid: the
 * effect is there · refund-due / refunded: paid, but it could not be given, or was cancelled ·
 * closed: given up unpaid.
 */
export const PURCHASE_STATES = [
  'open',
  'checking',
  'paid',
  'refund-due',
  'refunded',
  'closed',
] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

export const purchaseStatus = z.object({
  orderId: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  productId: z.string(),
  title: z.string(),
  state: z.enum(PURCHASE_STATES),
  paymentId: z.nullable(z.string()),
  amountPaise: z.number(),
});
export type PurchaseStatus = z.infer<typeof purchaseStatus>;

/** What its seller says of a purchase. `stage` says in words how far it is ("Answer due by …"). */
export const purchaseWords = z.object({
  title: z.string(),
  stage: z.string(),
  doctor: z.string(),
  /** As shown ("Mon Nov 23 2026"), 'N/A' where there is none; `isoDate` YYYY-MM-DD or null. */
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

export const statusQuery = z.strictObject({ orderId: text });
