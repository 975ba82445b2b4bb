import type { Graha } from '@dhruva/jyotish/vocabulary';

/** Lords of the signs, Mesha first. BPHS 4. */
const LORDS: readonly Graha[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
];

/** Folds a count of signs into 0 (Mesha) to 11 (Mina). */
export const fold = (count: number): number => ((count % 12) + 12) % 12;

/** The sign of a longitude in degrees. */
export const signOf = (lon: number): number => fold(Math.floor(lon / 30));

/** The lord of a sign. */
export const lordOf = (sign: number): Graha => LORDS[fold(sign)] ?? 'mars';

/** The place of one sign counted from another, both included: the same sign is 1. */
export const placeFrom = (from: number, to: number): number => fold(to - from) + 1;
