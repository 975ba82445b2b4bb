import { QUESTION_AREAS } from '../vocabulary.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import type { Judgement, JudgementInput } from './judgement.types.ts';
import { weightedQuestionOf } from './reading/weighted-question.ts';
import { judgeKnownTime } from './whole/known-time.ts';
import { askedQuestionAt } from './whole/judge-reading.ts';
import { judgeUnknownTime } from './whole/unknown-time.ts';

/**
 * Judges one question for one birth by promise, significators, division, dashas and transits.
 * Deterministic: equal input gives an equal object. Age is not checked: refusing minors is the
 * caller's duty. Throws SkyRangeError for a birth or a moment outside SKY_RANGE.
 */
export const judge = (input: JudgementInput): Judgement => {
  const { question, at, unknownWithin } = input;
  const asked = askedQuestionAt(at, weightedQuestionOf(question));
  const answered = unknownWithin
    ? judgeUnknownTime(input, unknownWithin, asked)
    : judgeKnownTime(input, asked);
  return { question, area: QUESTION_AREAS[question], ...answered, engineVersion: ENGINE_VERSION };
};
