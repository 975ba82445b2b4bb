import type { Trend } from '../../../vocabulary.ts';
import type { From } from '../../reading/reading.ts';
import { standardScore } from '../../sum/norms.ts';
import { clamp, SCORE_PER_DISTANCE, STEP_LIMIT, trendOf } from '../../sum/score.ts';
import type { ScoredReading } from '../../whole/judge-reading.ts';
import { stepFindings } from '../items/all-items.ts';
import { stepsOf, type AskedPairQuestion } from '../pair-asked.ts';
import { pairPoints } from '../pair-finding.ts';
import type { PairNorms } from '../../sum/pair-norm.types.ts';
import { pairNormsOf } from './pair-norms.ts';
import type { PairPlan } from '../plans/pair-plans.ts';
import { pairReading, type PairReading } from '../pair-reading.ts';
import type { PairStep } from '../../pair-steps.ts';
import type { PairFinding } from '../pair.types.ts';

export interface People {
  readonly self: ScoredReading;
  readonly other: ScoredReading;
}

type Found = Readonly<Partial<Record<PairStep, readonly PairFinding[]>>>;
type Sums = Readonly<Partial<Record<PairStep, number>>>;

/** Two people's step findings, scores and trend. */
export interface ScoredPair {
  readonly people: People;
  readonly pair: PairReading;
  /** Raw points, step by step. */
  readonly found: Found;
  readonly stepScores: Sums;
  readonly score: number;
  readonly trend: Trend;
}

/** Raw points of each step; for `own` the mean of the two charts' own scores. */
export const pairSums = (found: Found, { self, other }: People): Sums => ({
  ...Object.fromEntries(
    Object.entries(found).map(([step, findings]) => [step, pairPoints(findings)]),
  ),
  own: (self.score + other.score) / 2,
});

/** Standard score of each step against the norms of pairs, limited to ±STEP_LIMIT. */
export const pairStepScores = (sums: Sums, steps: readonly PairStep[], norms: PairNorms): Sums =>
  Object.fromEntries(
    steps.map((step) => [
      step,
      clamp(standardScore(sums[step] ?? 0, norms[step] ?? [0, 1]), STEP_LIMIT),
    ]),
  );

/** Weighted mean of the step scores, not yet standardised against pairs. */
export const pairTotal = (stepScores: Sums, { steps: weights }: PairPlan): number => {
  const steps = Object.keys(stepScores) as PairStep[];
  const weightOf = (step: PairStep): number => weights[step] ?? 0;
  const all = steps.reduce((sum, step) => sum + weightOf(step), 0);
  return steps.reduce((sum, step) => sum + (stepScores[step] ?? 0) * weightOf(step), 0) / all;
};

/** Findings of every step between the two, in raw points. */
export const pairFound = (pair: PairReading, { plan }: AskedPairQuestion): Found =>
  Object.fromEntries(
    stepsOf(plan, pair.from).flatMap((step) =>
      step === 'own' ? [] : [[step, stepFindings(pair, step, plan)]],
    ),
  );

/** Scores two people together from the readings of each. */
export const scorePair = (people: People, asked: AskedPairQuestion): ScoredPair => {
  const { plan, question, at, months, roles } = asked;
  const readings = { self: people.self.reading, other: people.other.reading };
  const pair = pairReading(readings, { at, months: months.length, roles });
  const found = pairFound(pair, asked);
  const norms = pairNormsOf(question, pair.from);
  const stepScores = pairStepScores(pairSums(found, people), stepsOf(plan, pair.from), norms);
  const total = pairTotal(stepScores, plan);
  const score = Math.round(clamp(standardScore(total, norms.total) * SCORE_PER_DISTANCE, 100));
  return { people, pair, found, stepScores, score, trend: trendOf(score) };
};

/** Score points that one raw point of a step is worth. */
export const scorePerPoint = (step: PairStep, asked: AskedPairQuestion, from: From): number => {
  const { plan, question } = asked;
  const norms = pairNormsOf(question, from);
  const all = stepsOf(plan, from).reduce((sum, each) => sum + (plan.steps[each] ?? 0), 0);
  const share = (plan.steps[step] ?? 0) / all;
  return (share / (norms[step]?.[1] ?? 1) / norms.total[1]) * SCORE_PER_DISTANCE;
};
