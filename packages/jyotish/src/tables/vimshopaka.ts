import type { Varga } from '../vocabulary.ts';

/** The four groups of divisions. */
export const VARGA_GROUPS = ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'] as const;
export type VargaGroup = (typeof VARGA_GROUPS)[number];

type Weights = readonly (readonly [varga: Varga, points: number])[];

/** Points of each division, twenty in all. BPHS 7. */
export const VIMSHOPAKA_WEIGHTS: Readonly<Record<VargaGroup, Weights>> = {
  shadvarga: [
    [1, 6],
    [2, 2],
    [3, 4],
    [9, 5],
    [12, 2],
    [30, 1],
  ],
  saptavarga: [
    [1, 5],
    [2, 2],
    [3, 3],
    [7, 1],
    [9, 2.5],
    [12, 4.5],
    [30, 2],
  ],
  dashavarga: [
    [1, 3],
    [2, 1.5],
    [3, 1.5],
    [7, 1.5],
    [9, 1.5],
    [10, 1.5],
    [12, 1.5],
    [16, 1.5],
    [30, 1.5],
    [60, 5],
  ],
  shodashavarga: [
    [1, 3.5],
    [2, 1],
    [3, 1],
    [4, 0.5],
    [7, 0.5],
    [9, 3],
    [10, 0.5],
    [12, 0.5],
    [16, 2],
    [20, 0.5],
    [24, 0.5],
    [27, 0.5],
    [30, 1],
    [40, 0.5],
    [45, 0.5],
    [60, 4],
  ],
};

/**
 * Varga vishwa, of twenty: in the own sign, and by compound friendship with its lord, great enemy
 * first. BPHS 7.
 */
export const OWN_VISHWA = 20;
export const VISHWA: readonly [number, number, number, number, number] = [5, 7, 10, 15, 18];
