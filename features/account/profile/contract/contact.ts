import { PHONE_DIGITS } from '@dhruva/kernel/limits';

/** Code points of the digit zero in the scripts a number is likely to be typed in. */
const ZEROS = [
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0x06f0, // Urdu
  0xff10, // full width
];

const asciiDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => point >= start && point < start + 10);
  return zero === undefined ? digit : String(point - zero);
};

/**
 * Converts digits of any Indian script to 0-9; drops spaces, hyphens and invisible characters of pasted text.
 */
export const plainDigits = (typed: string): string =>
  typed.replace(/\p{Nd}/gu, asciiDigit).replace(/[\s\p{Cf}-]/gu, '');

const INDIAN_MOBILE = new RegExp(`^(?:(?:\\+|00)?91)?0?([6-9]\\d{${PHONE_DIGITS - 1}})$`, 'u');

/**
 * Parses a typed mobile number to its ten digits; undefined when it is not an Indian mobile number. `+91`,
 * `0091`, `91`, a leading 0 and spaces are stripped (decision 13).
 */
export const readPhone = (typed: string): string | undefined =>
  INDIAN_MOBILE.exec(plainDigits(typed))?.[1];

/** The least an e-mail address needs: something, an @, something; no spaces or line breaks. */
const EMAIL = /^[^\s@]+@[^\s@]+$/u;

/** Parses a typed e-mail address: trimmed, or undefined when it cannot be one. Empty input stays empty. */
export const readEmail = (typed: string): string | undefined => {
  const email = typed.trim();
  return email === '' || EMAIL.test(email) ? email : undefined;
};

/** Normalises a typed name: Unicode NFC, single spaces. */
export const readName = (typed: string): string =>
  typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
