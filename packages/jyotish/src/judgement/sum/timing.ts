import { totalPoints } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import type { Asks } from '../plans/plan.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { From } from '../reading/reading.ts';
import type { QuestionNorms } from './norm.types.ts';
import { normsOf, standardScore } from './norms.ts';
import { stepWeight } from './step-weights.ts';
import type { MonthFindings } from './weigh.ts';

/** Raw points of dasha and transit in one month. */
export interface MonthPoints {
  readonly dasha: number;
  readonly transit: number;
}

export const monthPoints = ({ dasha, transit }: MonthFindings): MonthPoints => ({
  dasha: totalPoints(dasha),
  transit: totalPoints(transit),
});

/** Weighted sum of a month's dasha and transit standard scores, before the month's own norm. */
export const rawTiming = (points: MonthPoints, asks: Asks, norms: QuestionNorms): number => {
  const [dasha, transit] = [stepWeight('dasha', asks), stepWeight('transit', asks)];
  const sum =
    dasha * standardScore(points.dasha, norms.dasha) +
    transit * standardScore(points.transit, norms.transit);
  return sum / (dasha + transit);
};

/**
 * Timing of a month, as a standard score: 0 = as most charts' months, 1 = better than five in six.
 */
export const timingOf = (month: MonthFindings, focus: WeightedQuestion, from: From): number => {
  const norms = normsOf(focus.question, from);
  return standardScore(rawTiming(monthPoints(month), focus.plan.asks, norms), norms.month);
};

/**
 * Findings that tie a dasha lord to the matter; a window needs one, the lord's general nature and
 * strength do not suffice.
 */
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

/** Whether a finding is a transit factor; bindus alone are none. */
const isTransitFactor = ({ id, side }: Finding): boolean =>
  side === 'for' && id !== 'transit.many-bindus';

/** Dasha factors a window may rest on. */
export const periodFactors = ({ dasha }: MonthFindings): readonly Finding[] =>
  dasha.filter(isPeriodFactor);

/** Transit factors a window may rest on. */
export const transitFactors = ({ transit }: MonthFindings): readonly Finding[] =>
  transit.filter(isTransitFactor);

/** Whether dasha and transit of a month both have a factor for the matter; a window needs both. */
export const agrees = ({ dasha, transit }: MonthFindings): boolean =>
  dasha.some(isPeriodFactor) && transit.some(isTransitFactor);
