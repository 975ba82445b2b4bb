import { saysPlainly } from '../plain-words.ts';
import type { Features } from './features.ts';
import { sumOf, type Table } from './linear.ts';

/** The log-odds that a text speaks of danger; Infinity where it says so in the plainest words, whatever the weights. */
export const oddsOf = (text: string, features: Features, danger: Table): number =>
  saysPlainly(text) ? Infinity : sumOf(features, danger);
