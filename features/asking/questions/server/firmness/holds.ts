import { firmnessOf, judge } from '@dhruva/jyotish';
import type { QuestionId } from '@dhruva/jyotish';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { answerDay } from '@dhruva/asking/answers/server';
import type { ChartInput } from '@dhruva/asking/births/server';
import type { Holds } from './holding.rules.ts';

/** How far the answer to a question would hold if it was made now. */
export const holdsOf = (question: QuestionId, chart: ChartInput, now: Date): Holds => {
  const { holdsMinutes, holdsShareOfDay } = judge({ question, ...chart, at: answerDay(now).at });
  return { holdsMinutes, holdsShareOfDay };
};

/**
 * Throws `prediction.not-firm` for an answer that would hold for too little of the day of an unknown time; a
 * known time is always enough.
 */
export const refuseUnlessFirm = (question: QuestionId, chart: ChartInput, now: Date): void => {
  if (chart.unknownWithin === undefined) return;
  if (firmnessOf(holdsOf(question, chart, now)) === null) throw new AppError('prediction.not-firm');
};
