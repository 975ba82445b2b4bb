import type { Graha } from '../vocabulary.ts';

/** Parts of the light of a day, and of its dark. */
export const EIGHTHS = 8;

/** The first lord of each half of a day is that of the weekday so many days on. BPHS 3. */
export const DAYS_TO_FIRST_LORD = { light: 0, dark: 4 } as const;

export type DayHalf = keyof typeof DAYS_TO_FIRST_LORD;

/**
 * The eighth of the daylight, 0 … 7, that each span to be avoided takes, Sunday first; as Jagannatha
 * Hora and printed almanacs have them.
 */
export const KALA_EIGHTHS = {
  rahu: [7, 1, 6, 4, 5, 3, 2],
  yamaganda: [4, 3, 2, 1, 0, 6, 5],
  gulika: [6, 5, 4, 3, 2, 1, 0],
} as const;

export type Kala = keyof typeof KALA_EIGHTHS;

/** The choghadiya of each graha. */
export const CHOGHADIYAS = {
  sun: 'udvega',
  moon: 'amrita',
  mars: 'roga',
  mercury: 'labha',
  jupiter: 'shubha',
  venus: 'chara',
  saturn: 'kala',
} as const;

export type ChoghadiyaName = (typeof CHOGHADIYAS)[keyof typeof CHOGHADIYAS];

/** The upagrahas that rise in the eighth of a graha: each is the lagna of a moment so far into that eighth. */
export const PART_UPAGRAHAS = {
  kala: { lord: 'sun', after: 0.5 },
  mrityu: { lord: 'mars', after: 0.5 },
  arthaPrahara: { lord: 'mercury', after: 0.5 },
  yamaghantaka: { lord: 'jupiter', after: 0.5 },
  gulika: { lord: 'saturn', after: 0 },
  mandi: { lord: 'saturn', after: 0.5 },
} as const satisfies Readonly<Record<string, { lord: Graha; after: number }>>;

export type PartUpagraha = keyof typeof PART_UPAGRAHAS;
