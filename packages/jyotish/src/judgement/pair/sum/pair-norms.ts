import type { CompatibilityQuestionId } from '../../../vocabulary.ts';
import type { From } from '../../reading/reading.ts';
import type { Norm } from '../../sum/norms.ts';
import { PAIR_NORMS } from './norms.generated.ts';
import type { PairStep } from '../plans/pair-steps.ts';

/** What is usual for one question over many pairs: each step's points, their sum, one month's timing. */
export type PairNorms = Readonly<Partial<Record<PairStep, Norm>>> & {
  readonly total: Norm;
  readonly month: Norm;
};

/** The norms of a question; a pair read from the Moons has its own. */
export const pairNormsOf = (question: CompatibilityQuestionId, from: From): PairNorms =>
  PAIR_NORMS[from][question];
