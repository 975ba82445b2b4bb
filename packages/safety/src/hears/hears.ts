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

/**
 * Whose danger a text a person typed speaks of, in English, Hindi (Devanagari) or Hinglish: the writer's own, violence,
 * or somebody else's; undefined: none that it hears. Some are missed and some heard falsely: corpus/README.md has the shares.
 */
export const hears = (text: string): Danger | undefined => {
  const features = featuresOf(text, meanings);
  return oddsOf(text, features, danger) >= THRESHOLD ? kindOf(features) : undefined;
};
