import type { Graha, RashiIndex } from '../vocabulary.ts';

/** Lord of each sign, Mesha first. BPHS 4. */
export const RASHI_LORDS = [
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
] as const satisfies readonly Graha[];

/** Modalities of the signs in order, repeating four times round the zodiac. BPHS 4. */
export const MODALITIES = ['movable', 'fixed', 'dual'] as const;
export type Modality = (typeof MODALITIES)[number];

/** Elements of the signs in order, repeating three times round the zodiac. BPHS 4. */
export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

/** The graha that owns a sign. */
export const rashiLord = (rashi: RashiIndex): Graha => RASHI_LORDS[rashi];

export const modalityOf = (rashi: RashiIndex): Modality => MODALITIES[(rashi % 3) as 0 | 1 | 2];

export const elementOf = (rashi: RashiIndex): Element => ELEMENTS[(rashi % 4) as 0 | 1 | 2 | 3];
