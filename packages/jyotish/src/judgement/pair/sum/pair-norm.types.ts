import type { Norm } from '../../sum/norm.types.ts';
import type { PairStep } from '../plans/pair-steps.ts';

/** What is usual for one question over many pairs: each step's points, their sum, one month's timing. */
export type PairNorms = Readonly<Partial<Record<PairStep, Norm>>> & {
  readonly total: Norm;
  readonly month: Norm;
};
