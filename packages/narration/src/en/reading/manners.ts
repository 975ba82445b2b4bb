import type { Graha } from '@dhruva/jyotish/vocabulary';

type Manners = Readonly<Record<Graha, string>>;

/** What help looks like by the nature of the graha that brings it: after "and it looks like". */
export const HELP_LOOKS: Manners = {
  sun: 'being trusted and named',
  moon: 'kindness given without being asked',
  mars: 'a quick yes, once you act',
  mercury: 'the right word at the right time',
  jupiter: 'good advice and room to grow',
  venus: 'warmth and tact',
  saturn: 'something slow that then stays',
  rahu: 'an unusual door that opens',
  ketu: 'relief, once you stop pressing',
};

/** What delay looks like by the nature of the graha that brings it. */
export const DELAY_LOOKS: Manners = {
  sun: 'pride, yours or another’s',
  moon: 'moods that come and go',
  mars: 'haste and sharp words',
  mercury: 'too many options and small print',
  jupiter: 'waiting for everything at once',
  venus: 'the wish to please everybody',
  saturn: 'slow replies and extra duties',
  rahu: 'restlessness and unclear promises',
  ketu: 'drawing back just before the end',
};
