import { latinSpellings } from './indian-scripts.rules.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ə: 'a',
};

/**
 * Normalises a name for comparison: Latin letters (scripts of India are written in Latin), lower case, no
 * diacritics, spaces, hyphens or other marks; digits stay.
 */
export const fold = (text: string): string => foldings(text)[0] ?? '';

/** The ways a name may be folded, most likely first: more than one where its script leaves sounds open. */
export const foldings = (text: string): string[] => [
  ...new Set(latinSpellings(text).map(foldLatin)),
];

const foldLatin = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[ßæœøłđðþıħə]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)))
    .replace(/[^a-z0-9]/g, '');

/** The value of a decimal digit: those of most scripts begin at a code ending in 0, those of India at 6. */
const digitOf = (code: number): number => {
  const begins = code >= 0x0900 && code < 0x0d80 ? 6 : 0;
  return ((code & 0xf) - begins) % 10;
};
