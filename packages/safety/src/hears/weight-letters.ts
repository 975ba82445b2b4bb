/** A weight is told as one letter, ZERO for zero; none from -LARGEST to LARGEST needs escaping in quotes. */
export const LARGEST = 18;
export const ZERO = 'l'.codePointAt(0) ?? 0;

/** The letter of a weight in whole steps. */
export const letterOf = (weight: number): string => String.fromCodePoint(ZERO + weight);
