import type { Finding, Judgement } from '@dhruva/jyotish';
import { TRENDS, type Graha, type QuestionId } from '@dhruva/jyotish/vocabulary';
import { chooseVariant } from '../choice.ts';
import { grahaOf } from '../leading-grahas.ts';

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

/** What one can do: one step for the question, one in the spirit of the graha that weighs most. */
export const adviceFor = (
  { byQuestion, byGraha }: AdviceTexts,
  { question, trend }: Judgement,
  factors: readonly Finding[],
): readonly string[] => {
  const tone = TRENDS.indexOf(trend) < 2 ? 'easy' : 'effort';
  const leading = factors.find((each) => grahaOf(each) !== undefined);
  const graha = leading && grahaOf(leading);
  const own = byQuestion[question][tone];
  if (leading === undefined || graha === undefined) return [own];
  return [own, chooseVariant(JSON.stringify(leading.evidence), byGraha[graha])];
};
