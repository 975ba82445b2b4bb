import type { Trend } from '@dhruva/jyotish/vocabulary';

/** What each step of the trend means. */
export const TREND_TEXTS: Readonly<Record<Trend, string>> = {
  'very-supportive': 'Very supportive: most of what counts here helps.',
  supportive: 'Supportive: more in your chart helps this than holds it back.',
  mixed: 'Mixed: help and hindrance are close to balance.',
  demanding: 'Demanding: more in your chart asks for effort here than gives ease.',
  'very-demanding': 'Very demanding: most of what counts here asks for patience and care.',
};
