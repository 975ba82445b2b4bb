import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/** `phone`: the number the account signs in with, as typed; it is kept nowhere to be sent to unasked. */
export const sendCodeBody = z.strictObject({ phone: text });
export const sendCodeReply = z.object({
  message: z.string(),
  challengeId: z.string(),
  resendAfterSeconds: z.number(),
});

/** The number again, and the code that was sent to it for this. */
const proof = { phone: text, otp: text, challengeId: text };

export const exportBody = z.strictObject(proof);
/** `refundPaise` is what the screen promised: when another sum is due by now, nothing is deleted. */
export const deleteBody = z.strictObject({ ...proof, refundPaise: z.number() });

/** Something bought that ends with the account. `refundPaise` 0: nothing goes back for it. */
export const endedPurchase = z.object({
  orderId: z.string(),
  title: z.string(),
  /** How far it has come, in words: "Booked", "4 of 6 sessions left, …". */
  stage: z.string(),
  refundPaise: z.number(),
  /** Which line of the refund table this is, in words. */
  rule: z.string(),
});
export type EndedPurchase = z.infer<typeof endedPurchase>;

/** What deleting the account now would do. Dates are YYYY-MM-DD in India. */
export const deletionReply = z.object({
  ended: z.array(endedPurchase),
  /** Altogether, in paise. */
  refundPaise: z.number(),
  /** Sessions ahead that end without money of their own: too late to be refunded, or booked with a plan. */
  sessionsEnded: z.number(),
  /** Whether a payment is still on its way: what arrives later goes back in full. */
  paymentOnItsWay: z.boolean(),
  /** Until this day what the law requires stays sealed; on it, it is deleted for good. */
  finalDeletionOn: z.string(),
  /** Which law sets the day: `logs` one year for everybody, `accounts` eight years once money was paid. */
  keptFor: z.enum(['logs', 'accounts']),
  /** Whether an e-mail with the day will be sent. */
  tellsByMail: z.boolean(),
});
export type Deletion = z.infer<typeof deletionReply>;

export const deleteReply = z.object({
  message: z.string(),
  finalDeletionOn: z.string(),
  refundPaise: z.number(),
  tellsByMail: z.boolean(),
});
export type Deleted = z.infer<typeof deleteReply>;
