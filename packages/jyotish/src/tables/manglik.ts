import type { Bhava, RashiIndex } from '../vocabulary.ts';

/** Houses of Mars that give the Kuja (Manglik) dosha, as north and south list them. MUH. */
export const MANGLIK_HOUSES_OF: Readonly<Record<'north' | 'south', readonly Bhava[]>> = {
  north: [1, 4, 7, 8, 12],
  south: [2, 4, 7, 8, 12],
};

/**
 * Houses of Mars that count as Manglik: the union of both lists. A late verse of the Muhurta texts;
 * MUH. Of 10,000 seeded births half have it from one reference and 88 % from any of three, so it
 * never decides alone; with the reliefs 36 % are mild and 12 % present.
 */
export const MANGLIK_HOUSES: readonly Bhava[] = [1, 2, 4, 7, 8, 12];

/**
 * Reliefs that cancel the dosha of one house of Mars, by the sign it stands in. MUH, after Raman.
 */
export const SEAT_RELIEFS = [
  'second-of-mercury',
  'fourth-of-mars',
  'seventh-in-makara-or-karka',
  'eighth-of-jupiter',
  'twelfth-of-venus',
  'in-simha-or-kumbha',
] as const;
export type SeatRelief = (typeof SEAT_RELIEFS)[number];

/** Signs (and houses) in which each relief holds; without a house, in any. */
export const SEAT_RELIEF_SIGNS: Readonly<
  Record<SeatRelief, { readonly house?: Bhava; readonly rashis: readonly RashiIndex[] }>
> = {
  'second-of-mercury': { house: 2, rashis: [2, 5] },
  'fourth-of-mars': { house: 4, rashis: [0, 7] },
  'seventh-in-makara-or-karka': { house: 7, rashis: [9, 3] },
  'eighth-of-jupiter': { house: 8, rashis: [8, 11] },
  'twelfth-of-venus': { house: 12, rashis: [1, 6] },
  'in-simha-or-kumbha': { rashis: [4, 10] },
};

/**
 * Reliefs that reduce the dosha of the whole chart: Jupiter or the Moon with Mars, its dignity,
 * aspect of Jupiter, strong Jupiter or Venus. MUH; the North.
 */
export const CHART_RELIEFS = [
  'with-jupiter',
  'with-moon',
  'at-home',
  'under-jupiter',
  'jupiter-in-first-or-seventh',
  'venus-in-first-or-seventh',
] as const;
export type ChartRelief = (typeof CHART_RELIEFS)[number];
