import type { Area } from '@dhruva/jyotish/vocabulary';

/** Caveats by life area, short: a trend, not a guarantee. */
export const CAVEATS: Readonly<Record<Area, string>> = {
  'career-job': 'This is a trend, not a guarantee; your work and your choices count for more.',
  'government-job': 'This is a trend, not a guarantee; preparation decides more than the sky.',
  business: 'This is a trend, not a guarantee, and not business advice; check figures with care.',
  wealth: 'This is a trend, not a guarantee, and not financial advice.',
  'marriage-timing': 'This is a trend, not a guarantee; two people and their families decide.',
  'love-marriage': 'This is a trend, not a guarantee; the other person has a free choice too.',
  'spouse-nature': 'This is a tendency, not a guarantee; people are more than a chart.',
  'marital-harmony': 'This is a trend, not a guarantee; how you treat each other matters more.',
  children: 'This is a trend, not a guarantee; time and patience shape the bond.',
  education: 'This is a trend, not a guarantee; steady study matters more.',
  foreign: 'This is a trend, not a guarantee; papers and permits follow their own rules.',
  'property-vehicle': 'This is a trend, not a guarantee; have price and papers checked by experts.',
  family: 'This is a trend, not a guarantee; a kind word can change much.',
  'spirituality-luck': 'This is a trend, not a guarantee; you choose your own road.',
  'overall-timeline': 'This is a trend, not a guarantee; what you do with the time is yours.',
  self: 'This is a tendency, not a label and not a guarantee; people change.',
};
