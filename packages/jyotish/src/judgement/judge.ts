import { choiceOf } from './whole/choice.ts';
import { QUESTION_AREAS } from '../vocabulary.ts';
import { ageAt } from './facts/ages.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import type { Judgement, JudgementInput } from './judgement.types.ts';
import { fittedPlan } from './fits/fitted-plan.ts';
import { weighQuestion } from './reading/weighted-question.ts';
import { judgeKnownTime } from './whole/known-time.ts';
import { askedQuestionAt } from './whole/judge-reading.ts';
import { judgeUnknownTime } from './whole/unknown-time.ts';

/**
 * Judges one question for one birth by promise, significators, division, dashas and transits, as far as the
 * facts told and the age ask for it.
 * Deterministic: equal input gives an equal object. Age is not checked: refusing minors is the
 * caller's duty. Throws SkyRangeError for a birth or a moment outside SKY_RANGE.
 */
export const judge = (input: JudgementInput): Judgement => {
  const { question, birth, at, unknownWithin, facts = {} } = input;
  const { plan, life } = fittedPlan(question, { facts, age: ageAt(birth, at) });
  const asked = askedQuestionAt(at, weighQuestion(question, plan));
  const answered = unknownWithin
    ? judgeUnknownTime(input, unknownWithin, asked)
    : judgeKnownTime(input, asked);
  return {
    question,
    area: QUESTION_AREAS[question],
    life,
    strand: asked.focus.plan.strand,
    ...answered,
    choice: choiceOf(answered.specifics),
    engineVersion: ENGINE_VERSION,
  };
};
