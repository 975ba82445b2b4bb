import type { Bhava, Graha } from '../vocabulary.ts';

/** Full aspects, counted in signs from the graha. BPHS 26. The nodes cast none in scoring. */
export const DRISHTI: Readonly<Record<Graha, readonly Bhava[]>> = {
  sun: [7],
  moon: [7],
  mars: [4, 7, 8],
  mercury: [7],
  jupiter: [5, 7, 9],
  venus: [7],
  saturn: [3, 7, 10],
  rahu: [],
  ketu: [],
};
