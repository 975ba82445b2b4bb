import type { Bhava, Graha } from '../vocabulary.ts';

/** One comparison between two charts; each kind is a function in pair/items/. */
export type PairItem =
  /** Place of one Moon, or one lagna, counted from the other. */
  | { readonly item: 'moons' | 'lagnas' }
  | { readonly item: 'moon-lords' }
  /** The lords of the same house in both charts. */
  | { readonly item: 'house-lords'; readonly house: Bhava }
  /** The same graha in both charts: its place in one counted from the other. */
  | { readonly item: 'in-step'; readonly graha: Graha }
  /** A graha of each chart compared with another graha of the other chart. */
  | { readonly item: 'meets'; readonly graha: Graha; readonly other: Graha }
  /** A graha of one joins or aspects a graha of the other. */
  | {
      readonly item: 'touch';
      readonly graha: Graha;
      readonly on: Graha;
      readonly side: 'for' | 'against';
    }
  /** A graha of one joins or aspects the rising sign of the other. */
  | {
      readonly item: 'touch-lagna';
      readonly graha: Graha;
      readonly side: 'for' | 'against';
    }
  | { readonly item: 'seventh-lord' | 'bindus' | 'arudhas' | 'upapadas' | 'karakas' }
  | { readonly item: 'navamsa-lords' | 'navamsa-moons' | 'navamsa-seventh' | 'navamsa-venus' }
  | { readonly item: 'manglik' | 'periods' };

/** A pair item and its weight (ours). */
export type WeightedItem = PairItem & { readonly weight: number };

/**
 * Steps of a judgement of two people: their spheres (mind, attraction, stability,
 * family, growth), the kutas, the navamsas, Mars, the running periods; trade, trust and talk for
 * work, care for parents. `own` is what each chart alone shows.
 */
export const PAIR_STEPS = [
  'kutas',
  'mind',
  'attraction',
  'stability',
  'family',
  'growth',
  'navamsa',
  'temper',
  'trade',
  'trust',
  'talk',
  'care',
  'periods',
  'own',
] as const;
export type PairStep = (typeof PAIR_STEPS)[number];

/** Items of each step; the kutas are named by the question, `own` judges each chart alone. */
export const STEP_ITEMS: Readonly<
  Record<Exclude<PairStep, 'kutas' | 'own'>, readonly WeightedItem[]>
> = {
  mind: [
    { item: 'moons', weight: 2 },
    { item: 'moon-lords', weight: 1.5 },
    { item: 'in-step', graha: 'mercury', weight: 1 },
    { item: 'touch', graha: 'jupiter', on: 'moon', side: 'for', weight: 1 },
    { item: 'touch', graha: 'mars', on: 'moon', side: 'against', weight: 0.8 },
    { item: 'touch', graha: 'rahu', on: 'moon', side: 'against', weight: 0.8 },
  ],
  attraction: [
    { item: 'meets', graha: 'venus', other: 'mars', weight: 1.5 },
    { item: 'in-step', graha: 'venus', weight: 1 },
    { item: 'house-lords', house: 5, weight: 0.7 },
    { item: 'arudhas', weight: 1.2 },
  ],
  stability: [
    { item: 'seventh-lord', weight: 1.5 },
    { item: 'touch', graha: 'saturn', on: 'moon', side: 'against', weight: 1 },
    { item: 'touch', graha: 'saturn', on: 'venus', side: 'against', weight: 0.7 },
    { item: 'lagnas', weight: 1 },
    { item: 'house-lords', house: 1, weight: 1 },
    { item: 'upapadas', weight: 1.3 },
  ],
  family: [
    { item: 'house-lords', house: 2, weight: 1 },
    { item: 'house-lords', house: 4, weight: 1.2 },
    { item: 'touch', graha: 'jupiter', on: 'venus', side: 'for', weight: 0.8 },
    { item: 'in-step', graha: 'jupiter', weight: 0.8 },
    { item: 'touch-lagna', graha: 'jupiter', side: 'for', weight: 0.8 },
    { item: 'bindus', weight: 1.5 },
  ],
  growth: [
    { item: 'house-lords', house: 5, weight: 0.6 },
    { item: 'house-lords', house: 9, weight: 1.2 },
    { item: 'house-lords', house: 10, weight: 0.8 },
    { item: 'in-step', graha: 'sun', weight: 1 },
    { item: 'karakas', weight: 1.2 },
  ],
  navamsa: [
    { item: 'navamsa-lords', weight: 1.5 },
    { item: 'navamsa-moons', weight: 1.2 },
    { item: 'navamsa-seventh', weight: 1 },
    { item: 'navamsa-venus', weight: 0.8 },
  ],
  temper: [{ item: 'manglik', weight: 1.5 }],
  trade: [
    { item: 'house-lords', house: 7, weight: 1.2 },
    { item: 'house-lords', house: 10, weight: 1.5 },
    { item: 'house-lords', house: 11, weight: 1.2 },
    { item: 'lagnas', weight: 0.8 },
  ],
  trust: [
    { item: 'in-step', graha: 'saturn', weight: 1.2 },
    { item: 'touch', graha: 'jupiter', on: 'mercury', side: 'for', weight: 1 },
    { item: 'touch', graha: 'jupiter', on: 'moon', side: 'for', weight: 0.6 },
    { item: 'touch', graha: 'rahu', on: 'mercury', side: 'against', weight: 0.8 },
    { item: 'touch', graha: 'saturn', on: 'mercury', side: 'against', weight: 0.6 },
  ],
  talk: [
    { item: 'in-step', graha: 'mercury', weight: 1.5 },
    { item: 'moon-lords', weight: 1 },
    { item: 'house-lords', house: 3, weight: 0.8 },
  ],
  care: [
    { item: 'in-step', graha: 'jupiter', weight: 1.5 },
    { item: 'touch', graha: 'jupiter', on: 'moon', side: 'for', weight: 1 },
    { item: 'house-lords', house: 5, weight: 1.2 },
    { item: 'moons', weight: 1 },
    { item: 'touch', graha: 'saturn', on: 'moon', side: 'against', weight: 0.7 },
  ],
  periods: [{ item: 'periods', weight: 1 }],
};
