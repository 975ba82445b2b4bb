import type { Graha, RashiIndex } from '../vocabulary.ts';

export interface SignDegree {
  readonly rashi: RashiIndex;
  readonly degree: number;
}

/**
 * Deepest exaltation; debilitation is the same degree of the seventh sign from it. BPHS 3.
 * The nodes have a sign only: Rahu Vrishabha, Ketu Vrishchika (BPHS 47).
 */
export const EXALTATION = {
  sun: { rashi: 0, degree: 10 },
  moon: { rashi: 1, degree: 3 },
  mars: { rashi: 9, degree: 28 },
  mercury: { rashi: 5, degree: 15 },
  jupiter: { rashi: 3, degree: 5 },
  venus: { rashi: 11, degree: 27 },
  saturn: { rashi: 6, degree: 20 },
  rahu: { rashi: 1, degree: 0 },
  ketu: { rashi: 7, degree: 0 },
} as const satisfies Record<Graha, SignDegree>;

/** Part of a sign, from ≤ degree < to. */
export interface SignPart {
  readonly rashi: RashiIndex;
  readonly from: number;
  readonly to: number;
}

/** Moolatrikona; where it shares a sign with the exaltation, that takes the degrees before it. BPHS 3. */
export const MOOLATRIKONA: Readonly<Partial<Record<Graha, SignPart>>> = {
  sun: { rashi: 4, from: 0, to: 20 },
  moon: { rashi: 1, from: 3, to: 30 },
  mars: { rashi: 0, from: 0, to: 12 },
  mercury: { rashi: 5, from: 15, to: 20 },
  jupiter: { rashi: 8, from: 0, to: 10 },
  venus: { rashi: 6, from: 0, to: 15 },
  saturn: { rashi: 10, from: 0, to: 20 },
};

/** Own signs of each graha. BPHS 4; Rahu in Kumbha and Ketu in Vrishchika by BPHS 47. */
export const OWN_SIGNS = {
  sun: [4],
  moon: [3],
  mars: [0, 7],
  mercury: [2, 5],
  jupiter: [8, 11],
  venus: [1, 6],
  saturn: [9, 10],
  rahu: [10],
  ketu: [7],
} as const satisfies Record<Graha, readonly RashiIndex[]>;
