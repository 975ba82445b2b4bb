import { OTHER_PHRASES, VIOLENCE_PHRASES } from '../danger-phrases.ts';
import type { Danger } from '../danger.ts';
import { speaksOfDistress } from '../distress.ts';
import { anyOf, fold } from '../phrases.ts';

export { languageOf } from './language.ts';

const violence = anyOf(VIOLENCE_PHRASES);
const other = anyOf(OTHER_PHRASES);

/**
 * Whose danger a text speaks of, by phrases alone: for the moments in which the model of hears/ is not there. Misses much
 * that the model hears, and hears some idioms too.
 */
export const hearsByPhrases = (text: string): Danger | undefined => {
  const folded = fold(text);
  if (folded.search(other) >= 0) return 'other';
  if (speaksOfDistress(text)) return 'self';
  return folded.search(violence) >= 0 ? 'violence' : undefined;
};
