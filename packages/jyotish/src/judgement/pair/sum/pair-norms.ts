import type { CompatibilityQuestionId } from '../../../vocabulary.ts';
import type { From } from '../../reading/reading.ts';
import { PAIR_NORMS } from '../../sum/pair-norms.generated.ts';
import type { PairNorms } from '../../sum/pair-norm.types.ts';

/** The norms of a question; a pair read from the Moons has its own. */
export const pairNormsOf = (question: CompatibilityQuestionId, from: From): PairNorms =>
  PAIR_NORMS[from][question];
