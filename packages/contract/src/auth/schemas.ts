import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '../catalogue/limits.ts';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/** Phones arrive as typed; the server strips +91, a leading 0 and spaces (decision 13). */
export const sendOtpBody = z.strictObject({
  phone: text,
  email: z.optional(text),
  ageConfirmed: z.optional(z.boolean()),
  termsAccepted: z.optional(z.boolean()),
});

/** `challengeId` ties the code to the browser that asked for it. */
export const sendOtpReply = z.object({
  message: z.string(),
  challengeId: z.string(),
  resendAfterSeconds: z.number(),
});

/** `referralCode`: whose link brought a new account here; a code nobody has is ignored. */
export const verifyOtpBody = z.strictObject({
  phone: text,
  otp: text,
  challengeId: z.optional(text),
  referralCode: z.optional(text),
});

export const signupVerifyOtpBody = z.strictObject({
  phone: text,
  otp: text,
  name: text,
  email: text,
  challengeId: z.optional(text),
  referralCode: z.optional(text),
});

export const tokenReply = z.object({ token: z.string() });
export const messageReply = z.object({ message: z.string() });
