import type { EvidenceOf } from '@dhruva/jyotish';
import type { Area, Trend } from '@dhruva/jyotish/vocabulary';

type WordsOf<T extends string> = Readonly<Record<T, string>>;

/** Themes of a period; stand after "this period asks you for …". */
export const THEMES: WordsOf<EvidenceOf<'specific.period-asks'>['theme']> = {
  'responsibility-and-visibility': 'responsibility and the courage to be seen',
  'feelings-home-and-people': 'care for feelings, home and people',
  'drive-and-decision': 'drive and clear decisions',
  'learning-trade-and-talk': 'learning, trade and good conversation',
  'growth-and-guidance': 'growth, and guidance given and taken',
  'relationships-and-comfort': 'attention to relationships and to what you enjoy',
  'work-patience-and-order': 'work, patience and order',
  'ambition-and-change': 'ambition and openness to change',
  'letting-go-and-depth': 'depth, and letting go of what is over',
};

/** Kinds of turning points, with the graha named before them. */
export const TURNS: WordsOf<EvidenceOf<'specific.turning-point'>['turn']> = {
  'md-begins': 'the years',
  'ad-begins': 'the months',
  'jupiter-enters': 'Jupiter',
  'saturn-enters': 'Saturn',
  'rahu-enters': 'Rahu',
};

/** Options of questions that weigh a choice, as subjects: "… suits you better". */
export const LEANINGS: WordsOf<EvidenceOf<'specific.leaning'>['towards']> = {
  job: 'a job',
  business: 'a business of your own',
  love: 'a love marriage',
  arranged: 'an arranged marriage',
  save: 'saving',
  spend: 'a considered big expense',
  steady: 'steady saving',
  risk: 'taking measured risks',
  sell: 'selling',
  renovate: 'renovating',
  stay: 'staying where you are',
  move: 'moving',
  change: 'changing',
  settle: 'settling abroad',
  return: 'keeping your base at home',
  alone: 'working on your own',
  partner: 'working with a partner',
  speak: 'speaking up',
  begin: 'beginning',
  wait: 'waiting',
};

/** Life areas in the overview of the coming months. */
export const LANES: WordsOf<Area> = {
  'career-job': 'work',
  'government-job': 'public service',
  business: 'business',
  wealth: 'money',
  'marriage-timing': 'marriage plans',
  'love-marriage': 'love',
  'spouse-nature': 'partnership',
  'marital-harmony': 'partnership',
  children: 'time with children',
  education: 'learning',
  foreign: 'travel',
  'property-vehicle': 'home and property',
  family: 'family life',
  'spirituality-luck': 'inner life',
  'overall-timeline': 'the general flow',
  self: 'your own energy',
};

export const LANE_TRENDS: WordsOf<Trend> = {
  'very-supportive': 'very well supported',
  supportive: 'well supported',
  mixed: 'mixed',
  demanding: 'demanding',
  'very-demanding': 'very demanding',
};
