import type { Trend } from '../../vocabulary.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { From } from '../reading/reading.ts';
import { STEPS, type Step } from '../steps/all-steps.ts';
import type { QuestionNorms } from './norm.types.ts';
import { normsOf, standardScore } from './norms.ts';
import { stepWeight } from './step-weights.ts';

/** Limit of a step score: one step counts for no more than this many standard deviations. */
export const STEP_LIMIT = 2.5;
/** Score points per standard deviation: a chart at the ninetieth percentile (1.2816) scores 50. */
export const SCORE_PER_DISTANCE = 50 / 1.2816;

/**
 * Least score of each trend, cut so that about 10, 25, 30, 25 and 10 in a hundred charts fall in
 * each.
 */
const CUTS: readonly (readonly [least: number, trend: Trend])[] = [
  [50, 'very-supportive'],
  [15, 'supportive'],
  [-15, 'mixed'],
  [-50, 'demanding'],
];

/** Clamps a value to ± a limit. */
export const clamp = (value: number, limit: number): number =>
  Math.max(-limit, Math.min(limit, value));

/**
 * Steps available for a chart read from the lagna or the Moon; from the Moon there are no
 * divisions.
 */
export const stepsReadFrom = (from: From): readonly Step[] =>
  STEPS.filter((step) => from === 'lagna' || step !== 'varga');

/** Standard score of each step against the norms of charts, limited to ±STEP_LIMIT. */
export const stepScores = (
  sums: Readonly<Record<Step, number>>,
  norms: QuestionNorms,
): Readonly<Record<Step, number>> =>
  Object.fromEntries(
    STEPS.map((step) => [step, clamp(standardScore(sums[step], norms[step]), STEP_LIMIT)]),
  ) as Record<Step, number>;

/** Weighted mean of the step scores, not yet standardised. */
export const totalOf = (
  standardScore: Readonly<Record<Step, number>>,
  { plan }: WeightedQuestion,
  from: From,
): number => {
  const steps = stepsReadFrom(from);
  const all = steps.reduce((sum, step) => sum + stepWeight(step, plan.asks), 0);
  return (
    steps.reduce((sum, step) => sum + standardScore[step] * stepWeight(step, plan.asks), 0) / all
  );
};

/** Score of a question, −100 … 100, from the raw points of the steps. */
export const scoreOf = (
  sums: Readonly<Record<Step, number>>,
  focus: WeightedQuestion,
  from: From,
): number => {
  const norms = normsOf(focus.question, from);
  const total = totalOf(stepScores(sums, norms), focus, from);
  return Math.round(clamp(standardScore(total, norms.total) * SCORE_PER_DISTANCE, 100));
};

/** The trend of a score; a score on a cut gets the better trend. */
export const trendOf = (score: number): Trend =>
  CUTS.find(([least]) => score >= least)?.[1] ?? 'very-demanding';

/**
 * Converts a step's findings from raw points to score points, to one decimal, so that steps can be
 * compared.
 */
export const scorePoints = (
  step: Step,
  focus: WeightedQuestion,
  from: From,
): ((each: Finding) => Finding) => {
  const norms = normsOf(focus.question, from);
  const all = stepsReadFrom(from).reduce((sum, s) => sum + stepWeight(s, focus.plan.asks), 0);
  const share = stepWeight(step, focus.plan.asks) / all / norms[step][1] / norms.total[1];
  const perPoint = share * SCORE_PER_DISTANCE;
  return (each) => ({ ...each, weight: Math.round(each.weight * perPoint * 10) / 10 });
};
