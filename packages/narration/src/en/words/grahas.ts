import type { Area, Graha } from '@dhruva/jyotish/vocabulary';

export const GRAHA_NAMES: Readonly<Record<Graha, string>> = {
  sun: 'the Sun',
  moon: 'the Moon',
  mars: 'Mars',
  mercury: 'Mercury',
  jupiter: 'Jupiter',
  venus: 'Venus',
  saturn: 'Saturn',
  rahu: 'Rahu',
  ketu: 'Ketu',
};

/** General signification of each graha, in ordinary life. */
export const GRAHA_SIGNIFICATIONS: Readonly<Record<Graha, string>> = {
  sun: 'confidence and authority',
  moon: 'feelings and care',
  mars: 'drive and courage',
  mercury: 'thought, trade and talk',
  jupiter: 'growth and good counsel',
  venus: 'love and comfort',
  saturn: 'patience and steady work',
  rahu: 'ambition and the unfamiliar',
  ketu: 'insight and letting go',
};

/** How each graha holds a matter back, in ordinary life. */
export const HARDSHIPS: Readonly<Record<Graha, string>> = {
  sun: 'pride and stiffness',
  moon: 'changing moods',
  mars: 'haste and short temper',
  mercury: 'nerves and too many choices',
  jupiter: 'excess and easy trust',
  venus: 'comfort and wanting to please',
  saturn: 'delays and duties',
  rahu: 'restlessness and unclear offers',
  ketu: 'loss of interest',
};

/** Significations of grahas in a life area, its significators above all. BPHS 32; PD 2. */
const BY_AREA: Readonly<Partial<Record<Area, Partial<Record<Graha, string>>>>> = {
  'career-job': {
    sun: 'rank and authority',
    saturn: 'service and steady work',
    mercury: 'skill and communication',
    jupiter: 'good advice and a good name',
    mars: 'drive and getting things done',
  },
  business: {
    mercury: 'trade and accounts',
    venus: 'customers and good taste',
    jupiter: 'finance and fair growth',
    saturn: 'industry and hard work',
    rahu: 'new ways and far markets',
  },
  'government-job': {
    sun: 'the state and its offices',
    mars: 'contest and discipline',
    jupiter: 'law and counsel',
    saturn: 'service to the public',
  },
  wealth: {
    jupiter: 'wealth and growth',
    venus: 'comforts and possessions',
    mercury: 'trade and reckoning',
  },
  'property-vehicle': {
    mars: 'land and houses',
    venus: 'vehicles and comfort',
    moon: 'home and its peace',
    saturn: 'old buildings and long use',
    jupiter: 'growth and savings',
  },
  'love-marriage': {
    venus: 'love and attraction',
    moon: 'feelings and tenderness',
    mars: 'passion and the first step',
    rahu: 'unusual bonds',
  },
  'marriage-timing': {
    venus: 'love and marriage',
    jupiter: 'blessing and family growth',
  },
  'spouse-nature': {
    venus: 'love and marriage',
    jupiter: 'wisdom in a partner',
    moon: 'the feeling side of a partner',
  },
  'marital-harmony': {
    venus: 'love and tenderness',
    moon: 'feelings and care',
    jupiter: 'good counsel and forgiving',
    mars: 'temper and courage',
  },
  children: {
    jupiter: 'children and guidance',
    moon: 'care and closeness',
  },
  family: {
    moon: 'mother and home',
    sun: 'father and elders',
    jupiter: 'the wisdom of a family',
    mars: 'brothers and sisters',
  },
  education: {
    mercury: 'study and quick grasp',
    jupiter: 'knowledge and teachers',
    moon: 'memory and attention',
  },
  foreign: {
    rahu: 'foreign lands',
    moon: 'journeys',
    saturn: 'distance and long stays',
    ketu: 'leaving the familiar',
  },
  'spirituality-luck': {
    jupiter: 'faith and guidance',
    sun: 'the inner light',
    ketu: 'insight and letting go',
    saturn: 'discipline and solitude',
  },
  self: {
    sun: 'self and confidence',
    moon: 'mind and feelings',
    jupiter: 'judgement and hope',
    mars: 'courage and energy',
  },
  'overall-timeline': {
    sun: 'vigour and standing',
    moon: 'mind and well-being',
    jupiter: 'fortune and growth',
  },
};

/** Signification of a graha, in a life area where one is given. */
export const significationOf = (graha: Graha, area?: Area): string =>
  (area && BY_AREA[area]?.[graha]) ?? GRAHA_SIGNIFICATIONS[graha];
