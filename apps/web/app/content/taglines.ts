/** The messages that rotate in the hero of the home page. */
export const TAGLINES = [
  'Your birth chart, read in plain words.',
  'One clear question. One clear answer.',
  'Talk to someone trained to listen.',
  'Look ahead with hope, live today with calm.',
  'Private, unhurried, in English and Hindi.',
] as const;
