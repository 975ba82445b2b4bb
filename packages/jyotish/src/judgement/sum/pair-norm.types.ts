import type { Norm } from './norm.types.ts';
import type { PairStep } from '../pair-steps.ts';

/** Norms of one question over many pairs: of each step's points, their sum, one month's timing. */
export type PairNorms = Readonly<Partial<Record<PairStep, Norm>>> & {
  readonly total: Norm;
  readonly month: Norm;
};
