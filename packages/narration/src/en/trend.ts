import type { Trend } from '@dhruva/jyotish/vocabulary';

/** What each step of the trend means. */
export const TREND_TEXTS: Readonly<Record<Trend, string>> = {
  'very-supportive': 'Very supportive: far more in your chart helps this than holds it back.',
  supportive: 'Supportive: about twice as much helps this as holds it back.',
  mixed: 'Mixed: help leads, but what holds back is not much weaker.',
  demanding: 'Demanding: what holds back is nearly as strong as what helps, so it asks for effort.',
  'very-demanding':
    'Very demanding: more in your chart holds this back than helps it, so it asks for patience and care.',
};
