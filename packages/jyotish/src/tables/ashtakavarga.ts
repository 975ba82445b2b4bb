import type { Bhava, Graha, RashiIndex } from '../vocabulary.ts';

/** Givers and receivers of bindus: the seven grahas, then the lagna. */
export const ASHTAKAS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'lagna',
] as const satisfies readonly (Graha | 'lagna')[];
export type Ashtaka = (typeof ASHTAKAS)[number];

/**
 * Places that get a bindu, counted from the giver, by receiver, then by giver. BPHS 66 as P.V.R.
 * Narasimha Rao and Jagannatha Hora have it; other printings give the Moon the 12th from Jupiter
 * and the 9th from Mars, and Venus the 5th from Mars.
 */
export const BINDU_PLACES: Readonly<Record<Ashtaka, Readonly<Record<Ashtaka, readonly Bhava[]>>>> =
  {
    sun: {
      sun: [1, 2, 4, 7, 8, 9, 10, 11],
      moon: [3, 6, 10, 11],
      mars: [1, 2, 4, 7, 8, 9, 10, 11],
      mercury: [3, 5, 6, 9, 10, 11, 12],
      jupiter: [5, 6, 9, 11],
      venus: [6, 7, 12],
      saturn: [1, 2, 4, 7, 8, 9, 10, 11],
      lagna: [3, 4, 6, 10, 11, 12],
    },
    moon: {
      sun: [3, 6, 7, 8, 10, 11],
      moon: [1, 3, 6, 7, 9, 10, 11],
      mars: [2, 3, 5, 6, 10, 11],
      mercury: [1, 3, 4, 5, 7, 8, 10, 11],
      jupiter: [1, 2, 4, 7, 8, 10, 11],
      venus: [3, 4, 5, 7, 9, 10, 11],
      saturn: [3, 5, 6, 11],
      lagna: [3, 6, 10, 11],
    },
    mars: {
      sun: [3, 5, 6, 10, 11],
      moon: [3, 6, 11],
      mars: [1, 2, 4, 7, 8, 10, 11],
      mercury: [3, 5, 6, 11],
      jupiter: [6, 10, 11, 12],
      venus: [6, 8, 11, 12],
      saturn: [1, 4, 7, 8, 9, 10, 11],
      lagna: [1, 3, 6, 10, 11],
    },
    mercury: {
      sun: [5, 6, 9, 11, 12],
      moon: [2, 4, 6, 8, 10, 11],
      mars: [1, 2, 4, 7, 8, 9, 10, 11],
      mercury: [1, 3, 5, 6, 9, 10, 11, 12],
      jupiter: [6, 8, 11, 12],
      venus: [1, 2, 3, 4, 5, 8, 9, 11],
      saturn: [1, 2, 4, 7, 8, 9, 10, 11],
      lagna: [1, 2, 4, 6, 8, 10, 11],
    },
    jupiter: {
      sun: [1, 2, 3, 4, 7, 8, 9, 10, 11],
      moon: [2, 5, 7, 9, 11],
      mars: [1, 2, 4, 7, 8, 10, 11],
      mercury: [1, 2, 4, 5, 6, 9, 10, 11],
      jupiter: [1, 2, 3, 4, 7, 8, 10, 11],
      venus: [2, 5, 6, 9, 10, 11],
      saturn: [3, 5, 6, 12],
      lagna: [1, 2, 4, 5, 6, 7, 9, 10, 11],
    },
    venus: {
      sun: [8, 11, 12],
      moon: [1, 2, 3, 4, 5, 8, 9, 11, 12],
      mars: [3, 4, 6, 9, 11, 12],
      mercury: [3, 5, 6, 9, 11],
      jupiter: [5, 8, 9, 10, 11],
      venus: [1, 2, 3, 4, 5, 8, 9, 10, 11],
      saturn: [3, 4, 5, 8, 9, 10, 11],
      lagna: [1, 2, 3, 4, 5, 8, 9, 11],
    },
    saturn: {
      sun: [1, 2, 4, 7, 8, 10, 11],
      moon: [3, 6, 11],
      mars: [3, 5, 6, 10, 11, 12],
      mercury: [6, 8, 9, 10, 11, 12],
      jupiter: [5, 6, 11, 12],
      venus: [6, 11, 12],
      saturn: [3, 5, 6, 11],
      lagna: [1, 3, 4, 6, 10, 11],
    },
    lagna: {
      sun: [3, 4, 6, 10, 11, 12],
      moon: [3, 6, 10, 11, 12],
      mars: [1, 3, 6, 10, 11],
      mercury: [1, 2, 4, 6, 8, 10, 11],
      jupiter: [1, 2, 4, 5, 6, 7, 9, 10, 11],
      venus: [1, 2, 3, 4, 5, 8, 9],
      saturn: [1, 3, 4, 6, 10, 11],
      lagna: [3, 6, 10, 11],
    },
  };

/** Total bindus of each row, the same in every chart. BPHS 66. */
export const ROW_TOTALS: Readonly<Record<Ashtaka, number>> = {
  sun: 48,
  moon: 49,
  mars: 39,
  mercury: 54,
  jupiter: 56,
  venus: 52,
  saturn: 39,
  lagna: 49,
};

/** Signs one graha owns both of; Karka and Simha have lords of their own. BPHS 68. */
export const EKADHIPATYA_PAIRS: readonly (readonly [RashiIndex, RashiIndex])[] = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
];

/** Rashi multipliers of reduced bindus, Mesha first. BPHS 69. */
export const RASHI_MULTIPLIERS: readonly number[] = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12];

/** Graha multipliers of the reduced bindus of the sign a graha stands in. BPHS 69. */
export const GRAHA_MULTIPLIERS: Readonly<Record<Exclude<Ashtaka, 'lagna'>, number>> = {
  sun: 5,
  moon: 5,
  mars: 8,
  mercury: 5,
  jupiter: 10,
  venus: 7,
  saturn: 5,
};

/** Lords of the kakshyas, the eight parts of a sign of 3°45′. BPHS 66; C.S. Patel, Ashtakavarga. */
export const KAKSHYA_LORDS: readonly Ashtaka[] = [
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
  'lagna',
];

/** Bindus of a graha in a sign: from `good` on it does well there, up to `weak` badly. PVR 25. */
export const BINDU_BOUNDS = { good: 5, weak: 3 } as const;

/**
 * The same bounds for a transit that lasts for months, where three bindus are not yet weak (ours).
 */
export const TRANSIT_BOUNDS = { good: 5, weak: 2 } as const;

/** Bindus of all seven in a sign: 28 is the mean; from 30 a sign helps, below 25 it does not. PVR 12. */
export const SARVA_BOUNDS = { good: 30, weak: 24 } as const;

/**
 * Difference of sarvashtakavarga from which one sign counts as clearly above another (ours; AVS
 * asks for more only).
 */
export const CLEARLY_MORE = 3;
