/** The values each convention may have. */
export const CONVENTION_VALUES = {
  ayanamsha: ['lahiri', 'true-chitrapaksha', 'raman', 'kp'],
  node: ['mean', 'true'],
  positions: ['apparent', 'geometric'],
  dashaYear: ['julian', 'sidereal', 'savana', 'true-solar'],
  rising: ['upper-limb', 'hindu'],
} as const;

type Values = typeof CONVENTION_VALUES;

/** Zero points of the sidereal zodiac: tables/ayanamshas.ts. */
export type Ayanamsha = Values['ayanamsha'][number];

/**
 * When the Sun counts as risen: its upper limb as refraction shows it (printed almanacs), or the
 * centre of its disc on the horizon without refraction (Hindu rising, Surya Siddhanta).
 */
export type Rising = Values['rising'][number];

/** Lengths of a dasha year: tables/dasha-years.ts. */
export type DashaYear = Values['dashaYear'][number];

/**
 * Conventions that differ between schools and programs; each calculation takes the fields it needs.
 */
export interface Conventions {
  readonly ayanamsha: Ayanamsha;
  /** Which node of the Moon Rahu is; Ketu stands opposite. */
  readonly node: Values['node'][number];
  /** `apparent`: as seen; `geometric`: where the body is, without light time and aberration. */
  readonly positions: Values['positions'][number];
  readonly dashaYear: DashaYear;
  readonly rising: Rising;
}

/** Conventions of which some are left to the product's. */
export type ConventionChoice = Partial<Conventions>;

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

/** Conventions by name. */
export const CONVENTIONS = {
  ours: PRODUCT_CONVENTIONS,
  jagannathaHora: JAGANNATHA_HORA,
} as const;
