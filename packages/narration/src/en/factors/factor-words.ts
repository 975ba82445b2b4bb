import type { EvidenceOf, FindingId, Side } from '@dhruva/jyotish';
import type { Say } from '../say.ts';

/**
 * How one finding is told: a clause with its evidence, and endings by side, one of which is chosen.
 * `%m` in an ending is the matter asked about, after "for".
 */
export interface FactorWords<I extends FindingId> {
  clause(evidence: EvidenceOf<I>, say: Say): string;
  readonly ends: Readonly<Partial<Record<Side, readonly string[]>>>;
}

/** The words of a group of findings. */
export type WordsFor<I extends FindingId> = { readonly [K in I]: FactorWords<K> };

/** Ids of one step: `promise.…`, `varga.…`. */
export type StepId<P extends string> = Extract<FindingId, `${P}.${string}`>;
