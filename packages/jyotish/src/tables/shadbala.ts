import type { Bhava, Graha, SevenGraha } from '../vocabulary.ts';

type OfSeven<Value> = Readonly<Record<SevenGraha, Value>>;

/** Virupas in a rupa, which is also the most a single strength gives. */
export const RUPA = 60;

/** Natural strength, virupas: sevenths of a rupa in the order of brightness. BPHS 27. */
export const NAISARGIKA: OfSeven<number> = {
  sun: 60,
  moon: (6 / 7) * RUPA,
  venus: (5 / 7) * RUPA,
  jupiter: (4 / 7) * RUPA,
  mercury: (3 / 7) * RUPA,
  mars: (2 / 7) * RUPA,
  saturn: (1 / 7) * RUPA,
};

/**
 * The third of a sign in which a graha gets drekkana bala: males the first, Mercury and Saturn the
 * middle. BPHS 27, as Raman reads it.
 */
export const DREKKANA_OF: OfSeven<0 | 1 | 2> = {
  sun: 0,
  mars: 0,
  jupiter: 0,
  mercury: 1,
  saturn: 1,
  moon: 2,
  venus: 2,
};

/** Grahas strengthened by even signs (ojayugma); the others by odd ones. BPHS 27. */
export const STRONG_IN_EVEN: readonly Graha[] = ['moon', 'venus'];

/** The angle at which a graha has no dig bala, opposite to its own direction. BPHS 27. */
export const POWERLESS_AT: OfSeven<Extract<Bhava, 1 | 4 | 7 | 10>> = {
  sun: 4,
  mars: 4,
  mercury: 7,
  jupiter: 7,
  moon: 10,
  venus: 10,
  saturn: 1,
};

/** Time of day at which a graha gets nathonnatha bala. BPHS 27. */
export const TIME_OF: OfSeven<'day' | 'night' | 'always'> = {
  sun: 'day',
  jupiter: 'day',
  venus: 'day',
  moon: 'night',
  mars: 'night',
  saturn: 'night',
  mercury: 'always',
};

/** Lords of the thirds of day and night; Jupiter is strong in all of them (tribhaga). BPHS 27. */
export const TRIBHAGA_LORDS: Readonly<Record<'day' | 'night', readonly SevenGraha[]>> = {
  day: ['mercury', 'sun', 'saturn'],
  night: ['moon', 'venus', 'mars'],
};

/** The declination that gives a graha ayana bala. BPHS 27. */
export const AYANA_OF: OfSeven<'north' | 'south' | 'both'> = {
  sun: 'north',
  mars: 'north',
  jupiter: 'north',
  venus: 'north',
  moon: 'south',
  saturn: 'south',
  mercury: 'both',
};

/** Virupas of being lord of the year, the month, the day and the hour of birth. BPHS 27. */
export const LORDSHIP_VIRUPAS = { abda: 15, masa: 30, vara: 45, hora: 60 } as const;

/** Diameters of the discs (bimba), seconds of arc. Raman, Graha and Bhava Balas, yuddha bala. */
export const DISCS = {
  mars: 9.4,
  mercury: 6.6,
  jupiter: 190.4,
  venus: 16.6,
  saturn: 158,
} as const satisfies Partial<Record<Graha, number>>;

/**
 * Shadbala in percent of what is required: from `able` on a graha counts as able, up to `unable` as
 * unable (ours; BPHS 27 asks for 100). The measure is coarse, so values between make no finding.
 */
export const ABILITY_PERCENT = { able: 120, unable: 90 } as const;
