import type { CompatibilityQuestionId } from '@dhruva/jyotish/vocabulary';

/**
 * Sentences of the direct answer to one question about two people. A sentence with an empty slot is
 * left out.
 * Slots of words: strong weak strengths weaknesses issue issue2 approach mine theirs myHabit
 * theirHabit (mine and theirs: a strength or a skill of each), and other: the other person.
 * Slots of whole sentences: trend when care care2 parenting.
 */
export interface PairDirectWords {
  /** The matter asked about, in the form it has within "good for …". */
  readonly matter: string;
  /** Calendar months looked ahead. */
  readonly months: 12 | 24 | 60;
  readonly sentences: readonly string[];
  /** One answer a trend, best first (the order of TRENDS). */
  readonly trend: readonly [string, string, string, string, string];
  /** The sentence of the months that stand out: `{months}`. */
  readonly when: string;
}

/** The direct answers of the questions about two people. */
export type PairDirect = Readonly<Record<CompatibilityQuestionId, PairDirectWords>>;
