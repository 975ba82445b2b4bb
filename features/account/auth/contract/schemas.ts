import * as z from 'zod/mini';
import { DEVICE_TOKEN, MAX_FIELD_CHARS } from '@dhruva/kernel/limits';

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

/** What a browser calls itself: 128 random bits or more, base64url. */
const deviceToken = z.string().check(z.regex(DEVICE_TOKEN));

/**
 * `referralCode`: whose link brought a new account here; a code nobody has is ignored.
 * `deviceToken`: by it the server knows a device on which somebody signed in before.
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
 * `pending`: this session may not see yet what the account holds. `emailHint`: where a code can go,
 * most of it hidden; null when the account has no e-mail. `keptUntil`: starting afresh today keeps the
 * old account for its owner at least until this day (YYYY-MM-DD, India).
 */
export const secondCheckReply = z.object({
  pending: z.boolean(),
  emailHint: z.nullable(z.string()),
  keptUntil: z.string(),
});
export type SecondCheck = z.infer<typeof secondCheckReply>;

export const confirmOwnerBody = z.strictObject({ code: text, challengeId: z.optional(text) });

/** Said by whoever was told what starting afresh means. */
export const startAfreshBody = z.strictObject({ understood: z.literal(true) });
