import type { Graha, QuestionId } from '@dhruva/jyotish/vocabulary';

/** What one can do, ordinary and free: when the trend is easy, and when it asks for effort. */
export interface AdviceWords {
  readonly easy: string;
  readonly effort: string;
}

/** The advice of one part of life. */
export type AdviceTopic<Q extends QuestionId> = Readonly<Record<Q, AdviceWords>>;

/** All advice of one language: a step for each question, three in the spirit of each graha. */
export interface AdviceTexts {
  readonly byQuestion: AdviceTopic<QuestionId>;
  readonly byGraha: Readonly<Record<Graha, readonly [string, string, string]>>;
}
