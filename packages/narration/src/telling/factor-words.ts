import type { EvidenceOf, FindingId, Side } from '@dhruva/jyotish';

/** Endings of a sentence by side; `%m` in one is the matter asked about. */
export type Ends = Readonly<Partial<Record<Side, readonly string[]>>>;

/**
 * Words of one finding: a clause made from its evidence, and endings by side, one of which is
 * chosen. `S` is the language's type of noun phrases.
 */
export interface FactorWords<I extends FindingId, S> {
  clause(evidence: EvidenceOf<I>, nouns: S): string;
  readonly ends: Ends;
}

/** The words of a group of findings. */
export type WordsFor<I extends FindingId, S> = { readonly [K in I]: FactorWords<K, S> };

/** Ids of one step: `promise.…`, `varga.…`. */
export type StepId<P extends string> = Extract<FindingId, `${P}.${string}`>;
