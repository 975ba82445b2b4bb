import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_SHA256 = /^[0-9a-f]{64}$/;

/** Lower-case hex of HMAC-SHA256, as Razorpay signs payments and webhooks. */
export const signatureOf = (text: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/**
 * Whether this is the signature of the text under one of the secrets. Anything but 64 lower-case hex digits
 * is not. All secrets are compared, each in constant time.
 */
export const isSignature = (
  given: unknown,
  text: string | Buffer,
  secrets: readonly string[],
): boolean => {
  if (typeof given !== 'string' || !HEX_SHA256.test(given)) return false;
  const bytes = Buffer.from(given, 'hex');
  const matches = secrets.map((secret) =>
    timingSafeEqual(bytes, createHmac('sha256', secret).update(text).digest()),
  );
  return matches.includes(true);
};
