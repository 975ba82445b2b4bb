import type { Graha } from '@dhruva/jyotish/vocabulary';

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

/** What each graha stands for in the ordinary life of a person. */
export const GRAHA_GIFTS: Readonly<Record<Graha, string>> = {
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
