import type { Trend } from '../../vocabulary.ts';
import type { Finding } from '../judgement.types.ts';
import type { Asks } from '../plans/plan.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { From } from '../reading/reading.ts';
import { STEPS, type Step } from '../steps/all-steps.ts';
import { balanceAt, balanceOf, perPoint, type Sides } from './balance.ts';
import { stepWeight } from './step-weights.ts';

/** Score of a balance of 1: nothing against. */
export const FULL_SCORE = 100;

/** Least score of each trend but the last, best first. */
export type Cuts = readonly (readonly [least: number, trend: Trend])[];

/**
 * Least score of each trend, by how many times help outweighs hindrance over the steps: three
 * times, twice, half as much again, evenly. One set for every question: the cuts follow from the
 * weights, not from how many charts fall where. Even is already demanding, since the texts list
 * more ways in which a matter is helped than hindered.
 */
const CUTS: Cuts = [
  [balanceAt(3) * FULL_SCORE, 'very-supportive'],
  [balanceAt(2) * FULL_SCORE, 'supportive'],
  [balanceAt(1.5) * FULL_SCORE, 'mixed'],
  [balanceAt(1) * FULL_SCORE, 'demanding'],
];

/** The score in the middle of the mixed trend, from which a step counts as helping or hindering. */
export const MIDDLE_SCORE = ((balanceAt(2) + balanceAt(1.5)) / 2) * FULL_SCORE;

/**
 * Steps available for a chart read from the lagna or the Moon; from the Moon there are no
 * divisions.
 */
export const stepsReadFrom = (from: From): readonly Step[] =>
  STEPS.filter((step) => from === 'lagna' || step !== 'varga');

export type StepSides = Readonly<Record<Step, Sides>>;

/** Score of each step alone, −100 … 100. */
export const stepScores = (sides: StepSides): Readonly<Record<Step, number>> =>
  Object.fromEntries(STEPS.map((step) => [step, balanceOf(sides[step]) * FULL_SCORE])) as Record<
    Step,
    number
  >;

const weightOfAll = (asks: Asks, from: From): number =>
  stepsReadFrom(from).reduce((sum, step) => sum + stepWeight(step, asks), 0);

/** Score of a question, −100 … 100: the mean of the steps' scores by their weights. */
export const scoreOf = (sides: StepSides, { plan }: WeightedQuestion, from: From): number => {
  const scores = stepScores(sides);
  const sum = stepsReadFrom(from).reduce(
    (all, step) => all + scores[step] * stepWeight(step, plan.asks),
    0,
  );
  return Math.round(sum / weightOfAll(plan.asks, from));
};

/** The trend of a score; a score on a cut gets the better trend. */
export const trendOf = (score: number, cuts: Cuts = CUTS): Trend =>
  cuts.find(([least]) => score >= least)?.[1] ?? 'very-demanding';

/** Whether a question has a trend: a choice and a description have none. */
export const hasTrend = (asks: Asks): boolean => asks !== 'which' && asks !== 'what';

/**
 * Converts a step's findings from raw points to the score points they make, to one decimal, so that
 * steps can be compared.
 */
export const scorePoints = (
  step: Step,
  sides: StepSides,
  { plan }: WeightedQuestion,
  from: From,
): ((each: Finding) => Finding) => {
  const share = stepWeight(step, plan.asks) / weightOfAll(plan.asks, from);
  const points = share * perPoint(sides[step]) * FULL_SCORE;
  return (each) => ({ ...each, weight: Math.round(each.weight * points * 10) / 10 });
};
