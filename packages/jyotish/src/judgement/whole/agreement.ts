import type { Confidence } from '../../vocabulary.ts';
import type { Judgement, SecondOpinion } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { From } from '../reading/reading.ts';
import { MIDDLE_SCORE, stepsReadFrom, stepScores } from '../sum/score.ts';
import { stepSides, type Weighed } from '../sum/weigh.ts';

type Agreement = Judgement['agreement'];

/** Number of steps on the same side of the middle as the whole, and of the steps available. */
export const agreementOf = (
  weighed: Weighed,
  score: number,
  focus: WeightedQuestion,
  from: From,
): Agreement => {
  const stepScore = stepScores(stepSides(weighed, focus));
  const steps = stepsReadFrom(from);
  const helps = (value: number): boolean => value >= MIDDLE_SCORE;
  const agree = steps.filter((step) => helps(stepScore[step]) === helps(score)).length;
  return { agree, of: steps.length };
};

const HIGH_SHARE = 0.8;
const LOW_SHARE = 0.5;
/**
 * Minutes: birth times are mostly given to five minutes; an answer that changes within less is not
 * sure.
 */
const USUAL_ERROR = 5;

/**
 * Confidence from agreement and birth-time tolerance. High: four of five steps agree and the answer
 * holds for five minutes; low: fewer than half, or the time unknown.
 */
export const confidenceOf = ({ agree, of }: Agreement, holdsMinutes: number | null): Confidence => {
  if (holdsMinutes === null || agree / of < LOW_SHARE) return 'low';
  return agree / of >= HIGH_SHARE && holdsMinutes >= USUAL_ERROR ? 'high' : 'medium';
};

/**
 * Lowers the confidence by one step where the second opinion differs on every window (one step is
 * ours).
 */
export const lowerIfSecondOpinionDisagrees = (
  confidence: Confidence,
  opinions: readonly SecondOpinion[],
): Confidence => {
  if (opinions.length === 0 || opinions.some((opinion) => opinion !== 'differs')) return confidence;
  return confidence === 'high' ? 'medium' : 'low';
};
