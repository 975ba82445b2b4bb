import type { Area, Bhava } from '@dhruva/jyotish/vocabulary';

export const ORDINALS: Readonly<Record<Bhava, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
  8: 'eighth',
  9: 'ninth',
  10: 'tenth',
  11: 'eleventh',
  12: 'twelfth',
};

/** General meaning of each house, when the question gives no narrower one. */
const MEANINGS: Readonly<Record<Bhava, string>> = {
  1: 'self and energy',
  2: 'savings, speech and family',
  3: 'effort, courage and siblings',
  4: 'home, mother and property',
  5: 'learning, love and children',
  6: 'daily work, loans and rivals',
  7: 'marriage and partnership',
  8: 'sudden change and shared money',
  9: 'fortune, father and higher learning',
  10: 'work and standing',
  11: 'gains and friends',
  12: 'expenses, rest and far places',
};

type Meanings = Readonly<Partial<Record<Bhava, string>>>;

const work: Meanings = {
  2: 'pay and savings',
  3: 'effort and initiative',
  5: 'talent and judgement',
  6: 'service and daily work',
  7: 'clients and partners',
  8: 'breaks and sudden change',
  9: 'fortune and mentors',
  11: 'gains and recognition',
  12: 'expenses and far places',
};
const love: Meanings = {
  2: 'family life',
  4: 'home and peace',
  5: 'romance',
  6: 'quarrels and duties',
  7: 'marriage and the partner',
  8: 'trust and deep change',
  9: 'blessings and elders',
  11: 'wishes and friends',
  12: 'private life and distance',
};

const BY_AREA: Readonly<Partial<Record<Area, Meanings>>> = {
  'career-job': work,
  'government-job': { ...work, 5: 'intellect', 6: 'service and competition' },
  business: work,
  wealth: { 2: 'savings', 5: 'good judgement', 6: 'loans', 8: 'shared money', 12: 'spending' },
  'marriage-timing': love,
  'love-marriage': love,
  'spouse-nature': love,
  'marital-harmony': love,
  children: { 5: 'children', 9: 'blessings', 2: 'family life', 11: 'wishes fulfilled' },
  education: {
    2: 'early learning',
    3: 'skill and practice',
    4: 'groundwork in learning',
    5: 'intellect',
    9: 'higher studies',
    10: 'achievement',
    12: 'far places',
  },
  foreign: {
    3: 'short journeys',
    4: 'home and roots',
    7: 'journeys and new people',
    9: 'long journeys',
    12: 'life abroad',
  },
  'property-vehicle': {
    2: 'savings',
    3: 'selling and moving',
    4: 'home, land and vehicles',
    6: 'loans',
    12: 'spending and leaving',
  },
  family: {
    2: 'family life',
    3: 'younger siblings',
    4: 'mother and home',
    7: 'the partner and in-laws',
    9: 'father',
    10: 'elders and duty',
    11: 'elder siblings and friends',
  },
  'spirituality-luck': { 5: 'devotion', 8: 'hidden depths', 9: 'fortune and faith', 12: 'retreat' },
};

/** Meaning of a house in a life area. */
export const houseMeaning = (house: Bhava, area: Area): string =>
  BY_AREA[area]?.[house] ?? MEANINGS[house];
