import type { Graha } from '@dhruva/jyotish/vocabulary';
import type { FollowUpFacts, FollowUpId, Stretch } from './follow-up.types.ts';

/** What the words of a follow-up are put together with. */
export interface Speech {
  /** The matter asked about, in the form it has within "good for …". */
  readonly what: string;
  readonly stretch: (window: Stretch) => string;
  readonly month: (month: string) => string;
  /** Single months, in order of time. */
  readonly months: (months: readonly string[]) => string;
  /** The other person's side; empty in an answer about one person. */
  readonly otherSide: string;
  readonly graha: (graha: Graha) => string;
  readonly grahas: (grahas: readonly Graha[]) => string;
  /** What a graha gives in the life area of the question. */
  readonly giftOf: (graha: Graha) => string;
  /** An ordinary way of living well with a graha, a whole sentence. */
  readonly adviceOn: (graha: Graha) => string;
}

/** A question and its answer; the texts of the answer are one sentence or more. */
export interface Said {
  readonly question: string;
  readonly answer: readonly string[];
}

/** The words of every follow-up in one language. */
export type FollowUpWords = {
  readonly [I in FollowUpId]: (facts: FollowUpFacts[I], speech: Speech) => Said;
};
