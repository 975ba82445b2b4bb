/** Zero points of the sidereal zodiac: tables/ayanamshas.ts. */
export type Ayanamsha = 'lahiri' | 'true-chitrapaksha' | 'raman' | 'kp';

/**
 * When the Sun counts as risen: its upper limb as refraction shows it (printed almanacs), or the
 * centre of its disc on the horizon without refraction (Hindu rising, Surya Siddhanta).
 */
export type Rising = 'upper-limb' | 'hindu';

/** Lengths of a dasha year: tables/dasha-years.ts. */
export type DashaYear = 'julian' | 'sidereal' | 'savana' | 'true-solar';

/**
 * Conventions that differ between schools and programs; each calculation takes the fields it needs.
 */
export interface Conventions {
  readonly ayanamsha: Ayanamsha;
  /** Which node of the Moon Rahu is; Ketu stands opposite. */
  readonly node: 'mean' | 'true';
  /** `apparent`: as seen; `geometric`: where the body is, without light time and aberration. */
  readonly positions: 'apparent' | 'geometric';
  readonly dashaYear: DashaYear;
  readonly rising: Rising;
}

/** Conventions the product uses everywhere (docs/decisions/0004-conventions-of-reckoning.md). */
export const PRODUCT_CONVENTIONS: Conventions = {
  ayanamsha: 'lahiri',
  node: 'mean',
  positions: 'apparent',
  dashaYear: 'julian',
  rising: 'upper-limb',
};

/** The defaults of Jagannatha Hora 8, as its reports show them; for comparison with it only. */
export const JAGANNATHA_HORA: Conventions = {
  ayanamsha: 'true-chitrapaksha',
  node: 'true',
  positions: 'geometric',
  dashaYear: 'true-solar',
  rising: 'hindu',
};
