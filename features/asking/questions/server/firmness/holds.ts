import { firmnessOf, judge } from '@dhruva/jyotish';
import type { QuestionId } from '@dhruva/jyotish';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { answerDay } from '@dhruva/asking/answers/server';
import type { ChartInput, ReadBirth } from '@dhruva/asking/births/server';
import type { LifeFacts } from '@dhruva/account/profile/contract/life-facts';
import { usedFacts } from '../../contract/needed-facts.ts';
import type { Holds } from './scan.rules.ts';

/** How far the answer to a question would hold if it was made now, with the life facts told. */
export const holdsOf = (
  question: QuestionId,
  chart: ChartInput,
  now: Date,
  told: LifeFacts = {},
): Holds => {
  const { at } = answerDay(now);
  const facts = usedFacts(question, told);
  const { holdsMinutes, holdsShareOfDay } = judge({ question, ...chart, at, facts });
  return { holdsMinutes, holdsShareOfDay };
};

/**
 * Throws `prediction.not-firm` for an answer that would hold for too little of the day of an unknown time; a
 * known time is always enough.
 */
export const refuseUnlessFirm = (
  question: QuestionId,
  { typed, chart }: Pick<ReadBirth, 'typed' | 'chart'>,
  now: Date,
): void => {
  if (chart.unknownWithin === undefined) return;
  if (firmnessOf(holdsOf(question, chart, now, typed.facts)) === null)
    throw new AppError('prediction.not-firm');
};
