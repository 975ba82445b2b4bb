import type { Trend } from '../../../vocabulary.ts';
import { balanceAt, balanceOf, perPoint, sidesOf } from '../../sum/balance.ts';
import { FULL_SCORE, trendOf, type Cuts } from '../../sum/score.ts';
import type { ScoredReading } from '../../whole/judge-reading.ts';
import { stepFindings } from '../items/all-items.ts';
import { stepsOf, type AskedPairQuestion } from '../pair-asked.ts';
import type { PairPlan } from '../plans/pair-plans.ts';
import { pairReading, type PairReading } from '../pair-reading.ts';
import type { PairStep } from '../../pair-steps.ts';
import type { PairFinding } from '../pair.types.ts';

export interface People {
  readonly self: ScoredReading;
  readonly other: ScoredReading;
}

/**
 * Least score of each trend between two charts, by how many times help outweighs hindrance: twice,
 * half as much again, evenly, two thirds. What is compared between two charts may fit or not, so
 * even is the middle.
 */
const PAIR_CUTS: Cuts = [
  [balanceAt(2) * FULL_SCORE, 'very-supportive'],
  [balanceAt(1.5) * FULL_SCORE, 'supportive'],
  [balanceAt(1) * FULL_SCORE, 'mixed'],
  [balanceAt(2 / 3) * FULL_SCORE, 'demanding'],
];

/** The score in the middle of the mixed trend, from which a step counts as helping or hindering. */
export const PAIR_MIDDLE_SCORE = ((balanceAt(1.5) + balanceAt(1)) / 2) * FULL_SCORE;

type Found = Readonly<Partial<Record<PairStep, readonly PairFinding[]>>>;
type Scores = Readonly<Partial<Record<PairStep, number>>>;

/** Two people's step findings, scores and trend. */
export interface ScoredPair {
  readonly people: People;
  readonly pair: PairReading;
  /** Raw points, step by step. */
  readonly found: Found;
  /** Score of each step alone, −100 … 100. */
  readonly stepScores: Scores;
  readonly score: number;
  readonly trend: Trend;
}

/** Score of each step alone; for `own` the mean of the two charts' own scores. */
const pairStepScores = (
  found: Found,
  { self, other }: People,
  steps: readonly PairStep[],
): Scores =>
  Object.fromEntries(
    steps.map((step) => [
      step,
      step === 'own'
        ? (self.score + other.score) / 2
        : balanceOf(sidesOf(found[step] ?? [])) * FULL_SCORE,
    ]),
  );

/** Mean of the step scores by their weights. */
const pairTotal = (stepScores: Scores, { steps: weights }: PairPlan): number => {
  const steps = Object.keys(stepScores) as PairStep[];
  const weightOf = (step: PairStep): number => weights[step] ?? 0;
  const all = steps.reduce((sum, step) => sum + weightOf(step), 0);
  return steps.reduce((sum, step) => sum + (stepScores[step] ?? 0) * weightOf(step), 0) / all;
};

/** Findings of every step between the two, in raw points. */
const pairFound = (pair: PairReading, { plan }: AskedPairQuestion): Found =>
  Object.fromEntries(
    stepsOf(plan, pair.from).flatMap((step) =>
      step === 'own' ? [] : [[step, stepFindings(pair, step, plan)]],
    ),
  );

/** Scores two people together from the readings of each. */
export const scorePair = (people: People, asked: AskedPairQuestion): ScoredPair => {
  const { plan, at, roles } = asked;
  const readings = { self: people.self.reading, other: people.other.reading };
  const pair = pairReading(readings, { at, months: plan.each.months, roles });
  const found = pairFound(pair, asked);
  const stepScores = pairStepScores(found, people, stepsOf(plan, pair.from));
  const score = Math.round(pairTotal(stepScores, plan));
  return { people, pair, found, stepScores, score, trend: trendOf(score, PAIR_CUTS) };
};

/** Score points that one raw point of a step is worth; for `own` one of a chart's own points. */
export const scorePerPoint = (
  step: PairStep,
  { found, pair }: Pick<ScoredPair, 'found' | 'pair'>,
  { plan }: AskedPairQuestion,
): number => {
  const all = stepsOf(plan, pair.from).reduce((sum, each) => sum + (plan.steps[each] ?? 0), 0);
  const share = (plan.steps[step] ?? 0) / all;
  return step === 'own' ? share : share * perPoint(sidesOf(found[step] ?? [])) * FULL_SCORE;
};
