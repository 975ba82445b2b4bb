import type { CompatibilityQuestionId } from '../../../vocabulary.ts';
import type { From } from '../../reading/reading.ts';
import { PAIR_NORMS } from '../../sum/pair-norms.generated.ts';
import type { PairNorms } from '../../sum/pair-norm.types.ts';

/** Norms of a question about two people, for pairs read from the lagna or from the Moons. */
export const pairNormsOf = (question: CompatibilityQuestionId, from: From): PairNorms =>
  PAIR_NORMS[from][question];
