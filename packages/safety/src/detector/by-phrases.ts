import { OTHER_PHRASES, VIOLENCE_PHRASES } from '../danger-phrases.ts';
import type { Danger } from '../danger.ts';
import { speaksOfDistress } from '../distress.ts';
import { anyOf, fold } from '../phrases.ts';

export { languageOf } from './language.ts';

const violence = anyOf(VIOLENCE_PHRASES);
const other = anyOf(OTHER_PHRASES);

/**
 * Detects whose danger a text speaks of by lists of phrases alone, for use until the model is loaded. Misses much that the
 * model detects, and takes some idioms for danger.
 */
export const detectDangerByPhrases = (text: string): Danger | undefined => {
  const folded = fold(text);
  if (folded.search(other) >= 0) return 'other';
  if (speaksOfDistress(text)) return 'self';
  return folded.search(violence) >= 0 ? 'violence' : undefined;
};
