import type { QuestionId } from '@dhruva/jyotish/vocabulary';

/** What one can do, ordinary and free: when the trend is easy, and when it asks for effort. */
export interface AdviceWords {
  readonly easy: string;
  readonly effort: string;
}

/** The advice of one part of life. */
export type AdviceTopic<Q extends QuestionId> = Readonly<Record<Q, AdviceWords>>;
