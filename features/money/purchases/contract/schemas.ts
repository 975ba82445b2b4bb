import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import { PRODUCT_KINDS } from '@dhruva/money/payments/contract/products';
import { paymentTold } from '@dhruva/money/payments/contract/payment-state';
import { purchaseWords } from '@dhruva/money/payments/contract/schemas';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/**
 * The specification's payload for therapy, plans and compatibility. The order already stores what was bought:
 * only `paymentId` is used, the rest is ignored.
 */
export const createBookingBody = z.strictObject({
  bookingDetails: z.looseObject({ paymentId: text }),
});

export const refundState = z.object({
  amountPaise: z.number(),
  state: z.enum(['due', 'sent', 'processed', 'failed']),
  reason: z.string(),
});

/** The refund for cancelling now; `rule` explains it in words. Null: it cannot be cancelled. */
export const cancellation = z.nullable(z.object({ refundPaise: z.number(), rule: z.string() }));

/** A purchase as shown in My Bookings, with the state of its payment; `id` is its order's. */
export const purchaseSummary = z.object({
  id: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  productId: z.string(),
  ...purchaseWords.shape,
  ...paymentTold.shape,
  /** Whether it was given and not taken back. */
  stands: z.boolean(),
  /** Whole rupees: what was paid, or the price of what was not. */
  amountPaid: z.number(),
  currency: z.string(),
  /** The payment that paid it, else the last one tried. */
  paymentId: z.nullable(z.string()),
  createdAt: z.string(),
  /** Null: not paid. */
  paidAt: z.nullable(z.string()),
  receiptNumber: z.nullable(z.string()),
  refunds: z.array(refundState),
  cancellation,
});
export type PurchaseSummary = z.infer<typeof purchaseSummary>;

export const createBookingReply = z.object({ message: z.string(), booking: purchaseSummary });
export const myBookingsReply = z.array(purchaseSummary);

export const cancelBookingBody = z.strictObject({ id: text, refundPaise: z.number() });
export const cancelBookingReply = z.object({ message: z.string(), booking: purchaseSummary });
