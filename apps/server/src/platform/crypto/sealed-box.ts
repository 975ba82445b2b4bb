import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;
const ALGORITHM = 'aes-256-gcm';

/** Encrypts with AES-256-GCM (NIST SP 800-38D): format byte, random nonce, tag, ciphertext. `context` is bound, not stored. */
export const seal = (key: Buffer, context: string, plain: Buffer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), body]);
};

/** Decrypts what `seal` made; throws when key, context or a single bit differs. */
export const open = (key: Buffer, context: string, sealed: Buffer): Buffer => {
  if (sealed.length < HEAD_BYTES || sealed[0] !== FORMAT) throw new Error('not a sealed value');
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEAD_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
};
