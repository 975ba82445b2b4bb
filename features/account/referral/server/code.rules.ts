/** Capitals and digits without the easily confused I, O, 0 and 1. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_CHARS = 8;
const CODE = new RegExp(`^[${ALPHABET}]{${CODE_CHARS}}$`, 'u');
const HEX_BYTE = /../gu;

/** Derives a referral code from a hash (hexadecimal, at least eight bytes). */
export const codeOfHash = (hash: string): string =>
  (hash.match(HEX_BYTE) ?? [])
    .slice(0, CODE_CHARS)
    .map((byte) => ALPHABET[Number.parseInt(byte, 16) % ALPHABET.length])
    .join('');

/** Parses the code of a referral link; undefined when it cannot be one. */
export const readReferralCode = (typed: string): string | undefined => {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : undefined;
};
