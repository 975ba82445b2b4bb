interface QuestionPackageEntry {
  readonly pricePaise: number;
  /** The former price, struck through; null where none is shown. */
  readonly oldPricePaise: number | null;
  /** The price in dollars shown on the card; the charge is in rupees (decision 4). */
  readonly usd: number | null;
  readonly questions: number;
  readonly delivery: string;
  /** When answers are due: after so many answering hours, or at the same time so many answering days later. */
  readonly promise: { readonly hours: number } | { readonly days: number };
}

const entries = {
  'custom-5100': {
    pricePaise: 510_000,
    oldPricePaise: null,
    usd: 199,
    questions: 10,
    delivery: 'within 2 hours',
    promise: { hours: 2 },
  },
  'custom-2100': {
    pricePaise: 210_000,
    oldPricePaise: null,
    usd: 99,
    questions: 7,
    delivery: 'within 2 days',
    promise: { days: 2 },
  },
  'custom-1100': {
    pricePaise: 110_000,
    oldPricePaise: null,
    usd: 49,
    questions: 5,
    delivery: 'within 1 week',
    /** A week has six answering days. */
    promise: { days: 6 },
  },
  'home-2100': {
    pricePaise: 210_000,
    oldPricePaise: 250_000,
    usd: null,
    questions: 10,
    delivery: 'in 2 days',
    promise: { days: 2 },
  },
  'home-5100': {
    pricePaise: 510_000,
    oldPricePaise: 625_000,
    usd: null,
    questions: 10,
    delivery: 'in 1 hour',
    promise: { hours: 1 },
  },
} as const satisfies Record<string, QuestionPackageEntry>;

export type QuestionPackageId = keyof typeof entries;

export interface QuestionPackage extends QuestionPackageEntry {
  readonly id: QuestionPackageId;
}

export const QUESTION_PACKAGE_IDS = Object.keys(entries) as QuestionPackageId[];

/** The package with this id. */
export const questionPackage = (id: QuestionPackageId): QuestionPackage => ({ id, ...entries[id] });

/** Maximum number of words of one question; the rest is cut off. */
export const MAX_QUESTION_WORDS = 15;
