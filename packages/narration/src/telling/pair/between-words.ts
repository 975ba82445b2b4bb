import type { PairEvidenceOf, PairFindingId } from '@dhruva/jyotish';
import type { Ends } from '../factor-words.ts';

/** Words of a finding between two charts: as FactorWords, with two people to name. */
export interface BetweenWords<I extends PairFindingId, P> {
  clause(evidence: PairEvidenceOf<I>, nouns: P): string;
  readonly ends: Ends;
}

/** The words of a group of findings between two charts. */
export type BetweenFor<I extends PairFindingId, P> = { readonly [K in I]: BetweenWords<K, P> };
