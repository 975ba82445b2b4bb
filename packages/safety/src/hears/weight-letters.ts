/** A weight is told as one letter, ZERO for zero; none from -LARGEST to LARGEST needs escaping in quotes. */
export const LARGEST = 18;
const ZERO = 'l'.codePointAt(0) ?? 0;

/** The letter of a weight in whole steps. */
export const letterOf = (weight: number): string => String.fromCodePoint(ZERO + weight);

/** The weight of a letter, in whole steps. */
export const weightOf = (letter: string): number => (letter.codePointAt(0) ?? ZERO) - ZERO;
