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

interface StepItems {
  /** Why the items weigh as they do. */
  readonly because: string;
  readonly items: readonly WeightedItem[];
}

/** Items of each step; the kutas are named by the question, `own` judges each chart alone. */
export const STEP_ITEMS: Readonly<Record<Exclude<PairStep, 'kutas' | 'own'>, StepItems>> = {
  mind: {
    because:
      'The Moons are the two minds, so their place and lords lead (Muhurta books); speech and the touch of a third graha come after.',
    items: [
      { item: 'moons', weight: 2 },
      { item: 'moon-lords', weight: 1.5 },
      { item: 'in-step', graha: 'mercury', weight: 1 },
      { item: 'touch', graha: 'jupiter', on: 'moon', side: 'for', weight: 1 },
      { item: 'touch', graha: 'mars', on: 'moon', side: 'against', weight: 0.8 },
      { item: 'touch', graha: 'rahu', on: 'moon', side: 'against', weight: 0.8 },
    ],
  },
  attraction: {
    because:
      'Venus to Mars is the oldest reading of desire; likeness of taste and of how the world sees them as a pair add.',
    items: [
      { item: 'meets', graha: 'venus', other: 'mars', weight: 1.5 },
      { item: 'in-step', graha: 'venus', weight: 1 },
      { item: 'house-lords', house: 5, weight: 0.7 },
      { item: 'arudhas', weight: 1.2 },
    ],
  },
  stability: {
    because:
      'The seventh lord is the bond itself and the upapada how it lasts; Saturn on Moon or Venus cools it, the Moon being felt more.',
    items: [
      { item: 'seventh-lord', weight: 1.5 },
      { item: 'touch', graha: 'saturn', on: 'moon', side: 'against', weight: 1 },
      { item: 'touch', graha: 'saturn', on: 'venus', side: 'against', weight: 0.7 },
      { item: 'lagnas', weight: 1 },
      { item: 'house-lords', house: 1, weight: 1 },
      { item: 'upapadas', weight: 1.3 },
    ],
  },
  family: {
    because:
      'Bindus measure what each sign can carry, so they lead; the fourth is the home, the second the kin, Jupiter the blessing on both.',
    items: [
      { item: 'house-lords', house: 2, weight: 1 },
      { item: 'house-lords', house: 4, weight: 1.2 },
      { item: 'touch', graha: 'jupiter', on: 'venus', side: 'for', weight: 0.8 },
      { item: 'in-step', graha: 'jupiter', weight: 0.8 },
      { item: 'touch-lagna', graha: 'jupiter', side: 'for', weight: 0.8 },
      { item: 'bindus', weight: 1.5 },
    ],
  },
  growth: {
    because:
      'What two people grow towards is the ninth and the soul’s graha; children and standing add.',
    items: [
      { item: 'house-lords', house: 5, weight: 0.6 },
      { item: 'house-lords', house: 9, weight: 1.2 },
      { item: 'house-lords', house: 10, weight: 0.8 },
      { item: 'in-step', graha: 'sun', weight: 1 },
      { item: 'karakas', weight: 1.2 },
    ],
  },
  navamsa: {
    because:
      'The lords of the rising navamsas are the marriage’s own bond; Moon, seventh and Venus in it say less, in this order.',
    items: [
      { item: 'navamsa-lords', weight: 1.5 },
      { item: 'navamsa-moons', weight: 1.2 },
      { item: 'navamsa-seventh', weight: 1 },
      { item: 'navamsa-venus', weight: 0.8 },
    ],
  },
  temper: {
    because: 'Manglik alone; its points are low, because the dosha is common.',
    items: [{ item: 'manglik', weight: 1.5 }],
  },
  trade: {
    because:
      'Work done together is the tenth; the bargain (seventh) and its gain (eleventh) weigh alike, the persons least.',
    items: [
      { item: 'house-lords', house: 7, weight: 1.2 },
      { item: 'house-lords', house: 10, weight: 1.5 },
      { item: 'house-lords', house: 11, weight: 1.2 },
      { item: 'lagnas', weight: 0.8 },
    ],
  },
  trust: {
    because:
      'Saturn keeps a promise and Jupiter gives faith; Rahu on Mercury doubts the other’s word more than Saturn, who only slows it.',
    items: [
      { item: 'in-step', graha: 'saturn', weight: 1.2 },
      { item: 'touch', graha: 'jupiter', on: 'mercury', side: 'for', weight: 1 },
      { item: 'touch', graha: 'jupiter', on: 'moon', side: 'for', weight: 0.6 },
      { item: 'touch', graha: 'rahu', on: 'mercury', side: 'against', weight: 0.8 },
      { item: 'touch', graha: 'saturn', on: 'mercury', side: 'against', weight: 0.6 },
    ],
  },
  talk: {
    because: 'Mercury is speech; friendly Moon lords make it easy, the third is the daily word.',
    items: [
      { item: 'in-step', graha: 'mercury', weight: 1.5 },
      { item: 'moon-lords', weight: 1 },
      { item: 'house-lords', house: 3, weight: 0.8 },
    ],
  },
  care: {
    because:
      'Jupiter and the fifth are children and how one guides them; the Moons are tenderness, Saturn on one wearies it.',
    items: [
      { item: 'in-step', graha: 'jupiter', weight: 1.5 },
      { item: 'touch', graha: 'jupiter', on: 'moon', side: 'for', weight: 1 },
      { item: 'house-lords', house: 5, weight: 1.2 },
      { item: 'moons', weight: 1 },
      { item: 'touch', graha: 'saturn', on: 'moon', side: 'against', weight: 0.7 },
    ],
  },
  periods: {
    because: 'One item: what the running years of the two say of each other.',
    items: [{ item: 'periods', weight: 1 }],
  },
};
