import { julianDayUt } from '../../units.ts';
import type { Trend } from '../../vocabulary.ts';
import { ageAt } from '../facts/ages.ts';
import { fittedPlan } from '../fits/fitted-plan.ts';
import type { Judgement, JudgementInput, Window } from '../judgement.types.ts';
import { weighQuestion } from '../reading/weighted-question.ts';
import { readShifted } from '../whole/birth-time-scan.ts';
import { sameDirectAnswer, sameFirstWindow } from '../whole/direct-answer.ts';
import { askedQuestionAt, judgeReading } from '../whole/judge-reading.ts';

/** What an answer would say for another time of birth, as far as the two are compared. */
export interface MovedAnswer {
  /** Minutes the birth is moved by; below 0 it is earlier. */
  readonly minutes: number;
  readonly trend: Trend | null;
  /** In order of time. */
  readonly windows: readonly Pick<Window, 'from' | 'to' | 'strength'>[];
  /** Whether the trend and the first specific of each kind are those of the answer. */
  readonly isSameAnswer: boolean;
  /** Whether the first window begins within a month of that of the answer, or both have none. */
  readonly isSameFirstWindow: boolean;
}

/** The other birth that is tried: ten minutes earlier. */
export const TEN_MINUTES_EARLIER = -10;

const MINUTES_PER_DAY = 1440;

/** A birth of known time moved by some minutes. */
export const movedBirth = (
  birth: JudgementInput['birth'],
  minutes: number,
): JudgementInput['birth'] => julianDayUt(birth + minutes / MINUTES_PER_DAY);

/**
 * The question of a judgement asked for a birth some minutes earlier or later, with the same facts,
 * place and moment of asking; null for an unknown time.
 */
export const movedAnswer = (
  input: JudgementInput,
  judgement: Judgement,
  minutes = TEN_MINUTES_EARLIER,
): MovedAnswer | null => {
  const { question, birth, at, unknownWithin, facts = {} } = input;
  if (unknownWithin !== undefined) return null;
  const { plan } = fittedPlan(question, { facts, age: ageAt(birth, at) });
  const asked = askedQuestionAt(at, weighQuestion(question, plan));
  const { trend, specifics, windows } = judgeReading(readShifted(input, minutes), asked);
  return {
    minutes,
    trend,
    windows: windows.map(({ from, to, strength }) => ({ from, to, strength })),
    isSameAnswer: sameDirectAnswer(judgement, { trend, specifics }),
    isSameFirstWindow: sameFirstWindow(judgement.windows, windows),
  };
};
