import { createHmac, hkdfSync } from 'node:crypto';

/** What a keyed hash is for; each purpose has its own key, so equal texts give unrelated hashes. */
export type HashPurpose =
  | 'phone'
  | 'otp-code'
  | 'session-token'
  | 'device-token'
  | 'limiter-device'
  | 'second-check'
  | 'own-number'
  | 'new-number'
  | 'one-time-token'
  | 'account-label'
  | 'address'
  | 'email'
  | 'referral'
  | 'join'
  | 'meeting';

/** HMAC-SHA256 as 64 hexadecimal digits. */
export type KeyedHash = (purpose: HashPurpose, text: string) => string;

const KEY_BYTES = 32;

/** Derives one key per purpose from the secret (HKDF-SHA256, RFC 5869) and hashes with it (RFC 2104). */
export const createKeyedHash = (secret: Buffer): KeyedHash => {
  const keys = new Map<HashPurpose, Buffer>();
  const keyOf = (purpose: HashPurpose): Buffer => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, '', `dhruva ${purpose}`, KEY_BYTES));
    keys.set(purpose, key);
    return key;
  };
  return (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('hex');
};
