/** Capitals and digits no two of which look alike: without I, O, 0 and 1. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_CHARS = 8;
const CODE = new RegExp(`^[${ALPHABET}]{${CODE_CHARS}}$`, 'u');
const HEX_BYTE = /../gu;

/** Hexadecimal digits of a hash (at least eight bytes) → a referral code. */
export const codeOfHash = (hash: string): string =>
  (hash.match(HEX_BYTE) ?? [])
    .slice(0, CODE_CHARS)
    .map((byte) => ALPHABET[Number.parseInt(byte, 16) % ALPHABET.length])
    .join('');

/** A code as it came with a link → the code, or undefined when it cannot be one. */
export const readReferralCode = (typed: string): string | undefined => {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : undefined;
};
