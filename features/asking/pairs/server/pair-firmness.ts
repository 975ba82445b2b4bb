import { firmnessOf, judgePair } from '@dhruva/jyotish';
import type { CompatibilityQuestionId, PairInput, PairJudgement } from '@dhruva/jyotish';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { answerDay } from '@dhruva/asking/answers/server';
import { COMPATIBILITY_QUESTIONS } from '../contract/catalogue.ts';
import type { CheckPairReply } from '../contract/schemas.ts';
import { birthsOf, type ReadPair } from './pair.service.ts';

/** What a question about two people is judged from, with who is the bride if it was said. */
export const pairInput = (
  question: CompatibilityQuestionId,
  { typed: { bride }, self, other }: ReadPair,
  now: Date,
): PairInput => ({
  question,
  self: self.chart,
  other: other.chart,
  at: answerDay(now).at,
  ...(bride && { roles: { bride } }),
});

/** How far the answer to a question about two people would hold if it was made now. */
export const pairHoldsOf = (
  question: CompatibilityQuestionId,
  pair: ReadPair,
  now: Date,
): Pick<PairJudgement, 'holdsMinutes' | 'holdsShareOfDay'> => {
  const { holdsMinutes, holdsShareOfDay } = judgePair(pairInput(question, pair, now));
  return { holdsMinutes, holdsShareOfDay };
};

/** The other questions that are firm enough to be sold for this pair. */
const offeredInstead = (
  asked: CompatibilityQuestionId,
  pair: ReadPair,
  now: Date,
): CompatibilityQuestionId[] =>
  COMPATIBILITY_QUESTIONS.map(({ id }) => id).filter(
    (id) => id !== asked && firmnessOf(pairHoldsOf(id, pair, now)) !== null,
  );

/** Two births read back, with how firm the answer to a question would be, if one is named. */
export const checkedPair = (
  questionId: CompatibilityQuestionId | undefined,
  pair: ReadPair,
  now: Date,
): CheckPairReply => {
  const births = birthsOf(pair);
  if (questionId === undefined) return { births };
  const holds = pairHoldsOf(questionId, pair, now);
  const level = firmnessOf(holds);
  const holding = level === null ? offeredInstead(questionId, pair, now) : [];
  return { births, firmness: { level, ...holds, holding } };
};

/**
 * Throws `prediction.not-firm` for an answer that would hold for too little of the day of an unknown time of
 * either of the two; two known times are always enough.
 */
export const refuseUnlessFirm = (
  question: CompatibilityQuestionId,
  pair: ReadPair,
  now: Date,
): void => {
  const isUnknown = [pair.self, pair.other].some(({ chart }) => chart.unknownWithin !== undefined);
  if (isUnknown && firmnessOf(pairHoldsOf(question, pair, now)) === null) {
    throw new AppError('prediction.not-firm');
  }
};
