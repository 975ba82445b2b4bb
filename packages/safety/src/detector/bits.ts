/** Bits as text, six a letter; none of the letters needs escaping in quotes. */
const FIRST = '#'.codePointAt(0) ?? 0;
const BITS = 6;
/** The first 64 from FIRST on, without the backslash. */
const LETTERS = Array.from({ length: 2 ** BITS + 1 }, (_, at) => String.fromCodePoint(FIRST + at))
  .filter((letter) => letter !== '\\')
  .slice(0, 2 ** BITS);
const VALUES = new Map(LETTERS.map((letter, value) => [letter, value]));

/** Bits, each 0 or 1, as letters. */
export const lettersOf = (bits: readonly number[]): string => {
  let letters = '';
  for (let at = 0; at < bits.length; at += BITS) {
    let value = 0;
    for (let bit = 0; bit < BITS; bit += 1) value = value * 2 + (bits[at + bit] ?? 0);
    letters += LETTERS[value] ?? '';
  }
  return letters;
};

/** Tells the bits of letters one after the other; 0 when there are no more. */
export const bitsOf = (letters: string): (() => number) => {
  let at = 0;
  return () => {
    const value = VALUES.get(letters.charAt(Math.floor(at / BITS))) ?? 0;
    const bit = (value >> (BITS - 1 - (at % BITS))) & 1;
    at += 1;
    return bit;
  };
};
