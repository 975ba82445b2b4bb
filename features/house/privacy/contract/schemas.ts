import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/** `phone`: the account's number, as typed; only its hash is stored, so the user has to type it. */
export const sendCodeBody = z.strictObject({ phone: text });
export const sendCodeReply = z.object({
  message: z.string(),
  challengeId: z.string(),
  resendAfterSeconds: z.number(),
});

/** The number again, and the code sent to it. */
const proof = { phone: text, otp: text, challengeId: text };

export const exportBody = z.strictObject(proof);
/** `refundPaise` is the amount shown to the user: if another amount is due by now, nothing is deleted. */
export const deleteBody = z.strictObject({ ...proof, refundPaise: z.number() });

/** A purchase that ends with the account. `refundPaise` 0: nothing is refunded for it. */
export const endedPurchase = z.object({
  orderId: z.string(),
  title: z.string(),
  /** Its progress in words: "Booked", "4 of 6 sessions left, …". */
  stage: z.string(),
  refundPaise: z.number(),
  /** The applicable rule of the refund table, in words. */
  rule: z.string(),
});
export type EndedPurchase = z.infer<typeof endedPurchase>;

/** The consequences of deleting the account now. Dates are YYYY-MM-DD in India. */
export const deletionReply = z.object({
  ended: z.array(endedPurchase),
  /** In total, in paise. */
  refundPaise: z.number(),
  /**
   * Future sessions that end without a refund of their own: too late to be refunded, or booked with a plan.
   */
  sessionsEnded: z.number(),
  /** Whether a payment is still in progress; it will be refunded in full. */
  paymentOnItsWay: z.boolean(),
  /** Until this day, data the law requires is kept encrypted; on it, it is deleted for good. */
  finalDeletionOn: z.string(),
  /** The retention rule: `logs` one year for everybody, `accounts` eight years once money was paid. */
  keptFor: z.enum(['logs', 'accounts']),
  /** Whether an e-mail with the date will be sent. */
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
