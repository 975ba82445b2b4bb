import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** The first byte: sealed as it was, or compressed before (Zstandard, RFC 8878). */
const PLAIN = 1;
const COMPRESSED = 2;
/** Answers are some 10 KB and a quarter of it compressed; shorter texts gain little. */
const COMPRESS_FROM_BYTES = 1_024;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;
const ALGORITHM = 'aes-256-gcm';

/** What is bound to the ciphertext and not stored; a value sealed in one format does not open in the other. */
const boundTo = (format: number, context: string): Buffer =>
  Buffer.from(format === COMPRESSED ? `${context} compressed` : context);

/**
 * Encrypts with AES-256-GCM (NIST SP 800-38D): format byte, random nonce, tag, ciphertext. `context` is bound, not
 * stored. Long texts are compressed first.
 */
export const seal = (key: Buffer, context: string, plain: Buffer): Buffer => {
  const format = plain.length < COMPRESS_FROM_BYTES ? PLAIN : COMPRESSED;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(boundTo(format, context));
  const content = format === COMPRESSED ? zstdCompressSync(plain) : plain;
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([Buffer.of(format), nonce, cipher.getAuthTag(), body]);
};

/** Decrypts what `seal` made; throws when key, context or a single bit differs. */
export const open = (key: Buffer, context: string, sealed: Buffer): Buffer => {
  const [format] = sealed;
  if (sealed.length < HEAD_BYTES || (format !== PLAIN && format !== COMPRESSED))
    throw new Error('not a sealed value');
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(boundTo(format, context))
    .setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEAD_BYTES));
  const content = Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
  return format === COMPRESSED ? zstdDecompressSync(content) : content;
};
