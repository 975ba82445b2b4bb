import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 14;

/** Fourteen case-sensitive alphanumerics, as in every id of the API. */
export const randomPart = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const newId = (prefix: 'order' | 'pay' | 'rfnd' | 'card' | 'disp'): string =>
  `${prefix}_${randomPart()}`;
