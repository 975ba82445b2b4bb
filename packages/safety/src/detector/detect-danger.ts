import type { Danger } from '../danger.ts';
import { featuresOf } from './features.ts';
import { kindBy } from './linear.ts';
import { readMeanings } from './meanings.ts';
import { DANGER, KINDS, MEANINGS, THRESHOLD } from './model.generated.ts';
import { oddsOf } from './odds.ts';
import { read } from './written-table.ts';

const meanings = readMeanings(MEANINGS);
const danger = read(DANGER);
const kindOf = kindBy(KINDS.map(read));

/** One short word says little: a name, a place, "nobody" in the field for an e-mail address. */
const ONE_SHORT_WORD = /^\s*\S{1,8}\s*$/u;
/** How much surer the model must be of one short word alone. */
const SURER = 4;

const leastOdds = (text: string): number =>
  ONE_SHORT_WORD.test(text) ? THRESHOLD + SURER : THRESHOLD;

/**
 * Detects whose danger a typed text speaks of, in English, Hindi (Devanagari) or Hinglish: the writer's own, violence, or
 * somebody else's; undefined for none. The shares of misses and false alarms are in corpus/README.md.
 */
export const detectDanger = (text: string): Danger | undefined => {
  const features = featuresOf(text, meanings);
  return oddsOf(text, features, danger) >= leastOdds(text) ? kindOf(features) : undefined;
};
