import type { Graha } from '../vocabulary.ts';

/**
 * Virupas of an aspect when the aspected point is 0, 1 … 12 signs ahead, straight lines between.
 * BPHS 26.
 */
export const DRISHTI_VIRUPAS: readonly number[] = [0, 0, 15, 45, 30, 0, 60, 45, 30, 15, 0, 0, 0];

/** How many signs ahead a graha's own aspects are full: the third and tenth place, and so on. BPHS 26. */
export const FULL_DRISHTI_SIGNS: Readonly<Partial<Record<Graha, readonly number[]>>> = {
  mars: [3, 7],
  jupiter: [4, 8],
  saturn: [2, 9],
};
