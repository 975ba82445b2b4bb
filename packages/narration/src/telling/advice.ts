import type { Judgement } from '@dhruva/jyotish';
import { TRENDS, type Graha, type QuestionId } from '@dhruva/jyotish/vocabulary';

/**
 * Advice of one question, ordinary and free: when the trend is easy or there is none, and when it asks for
 * effort.
 */
export interface AdviceWords {
  readonly easy: string;
  readonly effort: string;
}

/** The advice of every question. */
export type AdviceByQuestion = Readonly<Record<QuestionId, AdviceWords>>;

/** The advice of one part of life; `all-advice.ts` does not compile while a question has none. */
export type AdviceTopic = Partial<AdviceByQuestion>;

/** All advice of one language: one step for each question, three for each graha. */
export interface AdviceTexts {
  readonly byQuestion: AdviceByQuestion;
  readonly byGraha: Readonly<Record<Graha, readonly [string, string, string]>>;
}

/** The tone of the advice on a question. */
export const toneOf = ({ trend }: Pick<Judgement, 'trend'>): keyof AdviceWords =>
  trend === null || TRENDS.indexOf(trend) < 2 ? 'easy' : 'effort';

/** The advice on a question, in the tone of its trend. */
export const adviceOn = (
  { byQuestion }: Pick<AdviceTexts, 'byQuestion'>,
  judgement: Pick<Judgement, 'question' | 'trend'>,
): string => byQuestion[judgement.question][toneOf(judgement)];
