import { totalPoints } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import type { Asks } from '../plans/plan.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { From } from '../reading/reading.ts';
import type { QuestionNorms } from './norm.types.ts';
import { normsOf, standardScore } from './norms.ts';
import { stepWeight } from './step-weights.ts';
import type { MonthFindings } from './weigh.ts';

/** Raw points of period and sky in one month. */
export interface MonthPoints {
  readonly dasha: number;
  readonly transit: number;
}

export const monthPoints = ({ dasha, transit }: MonthFindings): MonthPoints => ({
  dasha: totalPoints(dasha),
  transit: totalPoints(transit),
});

/** Period and sky of a month together, in usual distances of each, before the month's own norm. */
export const rawTiming = (points: MonthPoints, asks: Asks, norms: QuestionNorms): number => {
  const [dasha, transit] = [stepWeight('dasha', asks), stepWeight('transit', asks)];
  const sum =
    dasha * standardScore(points.dasha, norms.dasha) +
    transit * standardScore(points.transit, norms.transit);
  return sum / (dasha + transit);
};

/** How good a month is for the matter: 0 = as most charts' months, 1 = better than five in six. */
export const timingOf = (month: MonthFindings, focus: WeightedQuestion, from: From): number => {
  const norms = normsOf(focus.question, from);
  return standardScore(rawTiming(monthPoints(month), focus.plan.asks, norms), norms.month);
};

/** Ties of a period lord to the matter; its general nature and strength open no window alone. */
const TIES: ReadonlySet<Finding['id']> = new Set([
  'dasha.owns-house',
  'dasha.occupies-house',
  'dasha.aspects-house',
  'dasha.is-karaka',
  'dasha.is-chara-karaka',
  'dasha.joins-lord',
  'dasha.disposes-lord',
  'dasha.node-acts-for',
  'dasha.owns-varga-house',
]);

const isPeriodFactor = ({ id, side }: Finding): boolean => side === 'for' && TIES.has(id);

/** Bindus only make what passes stronger. */
const isTransitFactor = ({ id, side }: Finding): boolean =>
  side === 'for' && id !== 'transit.many-bindus';

/** Period factors a window may rest on. */
export const periodFactors = ({ dasha }: MonthFindings): readonly Finding[] =>
  dasha.filter(isPeriodFactor);

/** Sky factors a window may rest on. */
export const transitFactors = ({ transit }: MonthFindings): readonly Finding[] =>
  transit.filter(isTransitFactor);

/** The rule of the house: no window unless period and sky agree. */
export const agrees = ({ dasha, transit }: MonthFindings): boolean =>
  dasha.some(isPeriodFactor) && transit.some(isTransitFactor);
