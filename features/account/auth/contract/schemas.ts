import * as z from 'zod/mini';
import { DEVICE_TOKEN, MAX_FIELD_CHARS } from '@dhruva/kernel/limits';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/** A random token identifying this browser: at least 128 bits, base64url. */
const deviceToken = z.string().check(z.regex(DEVICE_TOKEN));

/** A proof of work: the puzzle of a refusal, and the number found for it. */
export const work = z.strictObject({
  puzzle: text,
  answer: z.number().check(z.int(), z.nonnegative()),
});

/** Phone numbers are sent as typed; the server strips +91, a leading 0 and spaces (decision 13). */
export const sendOtpBody = z.strictObject({
  phone: text,
  email: z.optional(text),
  ageConfirmed: z.optional(z.boolean()),
  termsAccepted: z.optional(z.boolean()),
  deviceToken: z.optional(deviceToken),
  work: z.optional(work),
});

/** `challengeId` ties the code to the browser that requested it. */
export const sendOtpReply = z.object({
  message: z.string(),
  challengeId: z.string(),
  resendAfterSeconds: z.number(),
});

/**
 * `referralCode`: the code of the referral link that brought a new account here; unknown codes are ignored.
 * `deviceToken`: identifies a device on which the user signed in before.
 */
export const verifyOtpBody = z.strictObject({
  phone: text,
  otp: text,
  challengeId: z.optional(text),
  referralCode: z.optional(text),
  deviceToken: z.optional(deviceToken),
});

export const signupVerifyOtpBody = z.strictObject({
  phone: text,
  otp: text,
  name: text,
  email: text,
  challengeId: z.optional(text),
  referralCode: z.optional(text),
  deviceToken: z.optional(deviceToken),
});

export const tokenReply = z.object({ token: z.string() });
export const messageReply = z.object({ message: z.string() });

/**
 * `pending`: this session may not read the account's data yet. `emailHint`: the masked address a code can be
 * sent to; null when the account has no e-mail. `keptUntil`: if the user starts a new account today, the old
 * one is kept for its owner at least until this day (YYYY-MM-DD, India).
 */
export const secondCheckReply = z.object({
  pending: z.boolean(),
  emailHint: z.nullable(z.string()),
  keptUntil: z.string(),
});
export type SecondCheck = z.infer<typeof secondCheckReply>;

export const confirmOwnerBody = z.strictObject({ code: text, challengeId: z.optional(text) });

/** Sent after the user confirmed what starting afresh means. */
export const startAfreshBody = z.strictObject({ understood: z.literal(true) });
