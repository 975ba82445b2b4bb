/**
 * Names the engine uses for grahas, signs, houses, areas and questions, one spelling each
 * (docs/glossary.md).
 */

export const GRAHAS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;
export type Graha = (typeof GRAHAS)[number];

/** The grahas that own signs: all but the nodes. */
export const SEVEN_GRAHAS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
] as const satisfies readonly Graha[];
export type SevenGraha = (typeof SEVEN_GRAHAS)[number];

/** A record with a value for each graha but the nodes. */
export const eachOfSeven = <Value>(
  valueOf: (graha: SevenGraha) => Value,
): Record<SevenGraha, Value> => ({
  sun: valueOf('sun'),
  moon: valueOf('moon'),
  mars: valueOf('mars'),
  mercury: valueOf('mercury'),
  jupiter: valueOf('jupiter'),
  venus: valueOf('venus'),
  saturn: valueOf('saturn'),
});

/**
 * A record with a value for each graha. Written out: building it from entries takes several times
 * as long.
 */
export const eachGraha = <Value>(valueOf: (graha: Graha) => Value): Record<Graha, Value> => ({
  ...eachOfSeven(valueOf),
  rahu: valueOf('rahu'),
  ketu: valueOf('ketu'),
});

export const RASHIS = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrishchika',
  'dhanu',
  'makara',
  'kumbha',
  'meena',
] as const;
/** A sign by its place in RASHIS, 0 = Mesha … 11 = Meena. */
export type RashiIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

export const NAKSHATRAS = [
  'ashwini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva-phalguni',
  'uttara-phalguni',
  'hasta',
  'chitra',
  'swati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva-ashadha',
  'uttara-ashadha',
  'shravana',
  'dhanishta',
  'shatabhisha',
  'purva-bhadrapada',
  'uttara-bhadrapada',
  'revati',
] as const;
export type Nakshatra = (typeof NAKSHATRAS)[number];

/** A house counted from the lagna, whole sign. */
export type Bhava = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const VARGAS = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const;
export type Varga = (typeof VARGAS)[number];

/** Divisions beyond the sixteen of Parashara. */
export const FURTHER_VARGAS = [5, 6, 8, 11, 81, 108, 144] as const;
export type FurtherVarga = (typeof FURTHER_VARGAS)[number];

export const DIGNITIES = [
  'exalted',
  'moolatrikona',
  'own',
  'great-friend',
  'friend',
  'neutral',
  'enemy',
  'great-enemy',
  'debilitated',
] as const;
export type Dignity = (typeof DIGNITIES)[number];

/** The life areas questions are judged under: fourteen of the rule base, and `self` of our own. */
export const AREAS = [
  'career-job',
  'government-job',
  'business',
  'wealth',
  'marriage-timing',
  'love-marriage',
  'spouse-nature',
  'marital-harmony',
  'children',
  'education',
  'foreign',
  'property-vehicle',
  'family',
  'spirituality-luck',
  'overall-timeline',
  'self',
] as const;
export type Area = (typeof AREAS)[number];

/** Ids of the five mahapurusha yogas, of Mars to Saturn. BPHS 75. */
export const MAHAPURUSHA = ['ruchaka', 'bhadra', 'hamsa', 'malavya', 'shasha'] as const;
export type Mahapurusha = (typeof MAHAPURUSHA)[number];

/** Whether a yoga is one of the five mahapurusha yogas. */
export const isMahapurusha = (yoga: string): yoga is Mahapurusha =>
  MAHAPURUSHA.some((id) => id === yoga);

/** Trends of an answer in five steps, best first. */
export const TRENDS = [
  'very-supportive',
  'supportive',
  'mixed',
  'demanding',
  'very-demanding',
] as const;
export type Trend = (typeof TRENDS)[number];

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** How firm an answer is against an error of the birth time, firmest first (see firmnessOf). */
export const FIRMNESSES = ['firm', 'fair', 'hint'] as const;
export type Firmness = (typeof FIRMNESSES)[number];

/** Every question of the catalogue and the life area it is judged under. */
export const QUESTION_AREAS = {
  'suitable-work': 'career-job',
  'job-change-six-months': 'career-job',
  'promotion-this-year': 'career-job',
  'job-or-business': 'business',
  'manager-and-colleagues': 'career-job',
  'government-job-preparation': 'government-job',
  'stable-job-when': 'career-job',
  'finances-next-year': 'wealth',
  'income-growth-when': 'wealth',
  'save-or-spend': 'wealth',
  'money-habits': 'wealth',
  'vehicle-this-year': 'property-vehicle',
  'meet-someone-when': 'love-marriage',
  'partner-for-my-nature': 'spouse-nature',
  'relationship-towards-marriage': 'love-marriage',
  'understanding-with-partner': 'marital-harmony',
  'tell-my-feelings': 'love-marriage',
  'ready-after-break-up': 'love-marriage',
  'marriage-when': 'marriage-timing',
  'love-or-arranged': 'love-marriage',
  'parents-this-year': 'family',
  'in-laws': 'family',
  'harmony-at-home': 'family',
  'field-of-study': 'education',
  'exams-this-year': 'education',
  'start-higher-studies': 'education',
  'skill-this-year': 'education',
  'main-strengths': 'self',
  'habits-that-hold-back': 'self',
  'coming-year-overall': 'overall-timeline',
  'travel-abroad-this-year': 'foreign',
  'change-home-or-city': 'property-vehicle',
  'months-to-begin': 'overall-timeline',
  'career-three-years': 'career-job',
  'long-term-profession': 'career-job',
  'start-business-when': 'business',
  'business-growth-two-years': 'business',
  'business-partner': 'business',
  'work-abroad-when': 'foreign',
  'career-slow-why': 'career-job',
  'wealth-three-years': 'wealth',
  'buy-property-when': 'property-vehicle',
  'sell-or-renovate': 'property-vehicle',
  'loans-ease-when': 'wealth',
  'saving-or-risk': 'wealth',
  'married-life': 'marital-harmony',
  'life-partner-nature': 'spouse-nature',
  'marriage-delay': 'marriage-timing',
  'past-differences': 'marital-harmony',
  reconciliation: 'marital-harmony',
  'married-life-again': 'marriage-timing',
  'long-term-relationship': 'love-marriage',
  'children-relationship': 'children',
  'brothers-and-sisters': 'family',
  'support-my-family': 'family',
  'study-abroad-when': 'education',
  'competitive-exam-type': 'government-job',
  'settle-abroad': 'foreign',
  'current-dasha': 'overall-timeline',
  'turning-points-five-years': 'overall-timeline',
  'larger-calling': 'spirituality-luck',
  'daily-practices': 'spirituality-luck',
} as const satisfies Record<string, Area>;

export type QuestionId = keyof typeof QUESTION_AREAS;
export const QUESTION_IDS = Object.keys(QUESTION_AREAS) as readonly QuestionId[];

/** Questions about oneself and one other person, in the order they are offered. */
export const COMPATIBILITY_QUESTIONS = [
  'relationship-strength',
  'relationship-issues',
  'spouse-compatibility',
  'strengths-and-weaknesses',
  'business-partnership',
  'parents-together',
] as const;
export type CompatibilityQuestionId = (typeof COMPATIBILITY_QUESTIONS)[number];
