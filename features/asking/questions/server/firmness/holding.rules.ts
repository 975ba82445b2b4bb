import { firmnessOf } from '@dhruva/jyotish';
import type { Judgement, QuestionId } from '@dhruva/jyotish';
import { QUESTION_AREAS } from '@dhruva/jyotish/vocabulary';
import type { LifeFacts } from '@dhruva/account/profile/contract/life-facts';
import { QUESTIONS, questionById } from '../../contract/catalogue.ts';
import { misfitOf } from '../../contract/questions-that-fit.ts';

/** The birth-time error under which an answer holds, or for an unknown time the share of the day for which it holds. */
export type Holds = Pick<Judgement, 'holdsMinutes' | 'holdsShareOfDay'>;

const MOST_OFFERED = 6;

/**
 * Up to six questions that are firm enough to be sold, in place of one that is not: those of its price first,
 * of these first the ones about its area of life; none that does not fit the life facts told.
 */
export const offeredInstead = (
  asked: QuestionId,
  holds: Readonly<Record<QuestionId, Holds>>,
  facts: LifeFacts = {},
): QuestionId[] => {
  const { tier } = questionById(asked);
  const distanceOf = (question: { readonly id: QuestionId; readonly tier: number }): number =>
    (question.tier === tier ? 0 : 2) +
    (QUESTION_AREAS[question.id] === QUESTION_AREAS[asked] ? 0 : 1);
  const isOffered = (id: QuestionId): boolean =>
    id !== asked && firmnessOf(holds[id]) !== null && misfitOf(id, facts) === undefined;
  return QUESTIONS.filter(({ id }) => isOffered(id))
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
    .slice(0, MOST_OFFERED)
    .map(({ id }) => id);
};
