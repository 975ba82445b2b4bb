import type { Bhava, RashiIndex } from '../vocabulary.ts';

/**
 * Houses of Mars that give the Kuja (Manglik) dosha: the union of the northern and southern lists.
 * A late verse of the Muhurta texts; MUH. From one reference 6 of 12 charts have it, from any of three
 * nearly 9 of 10, so that it never speaks alone.
 */
export const MANGLIK_HOUSES: readonly Bhava[] = [1, 2, 4, 7, 8, 12];

/** Signs in which Mars in a house does not count. MUH, after Raman. */
export const MANGLIK_FREE_SIGNS: Readonly<Partial<Record<Bhava, readonly RashiIndex[]>>> = {
  2: [2, 5],
  4: [0, 7],
  7: [9, 3],
  8: [8, 11],
  12: [1, 6],
};

/** Signs in which Mars does not count in any house: Simha and Kumbha. MUH. */
export const MANGLIK_FREE_ANYWHERE: readonly RashiIndex[] = [4, 10];
