import type { EvidenceOf } from '../finding-ids.ts';
import { finding } from '../finding.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { PersonalMonth } from '../reading/personal-months.ts';
import type { Reading } from '../reading/reading.ts';
import { standardScore } from '../sum/norm.ts';
import { MIDDLE_SCORE } from '../sum/score.ts';
import { LEANING_NORMS } from '../sum/side-norms.generated.ts';
import { LEANINGS, type LeaningKind } from '../leaning-sides.ts';
import { sidePoints } from '../side.ts';
import type { Specific } from './specific-input.ts';

type End = EvidenceOf<'specific.leaning'>['towards'];

/** Least standard scores of a clear and of a slight leaning (ours). */
const CLEAR = 1;
const SLIGHT = 0.35;

const marginOf = (distance: number): EvidenceOf<'specific.leaning'>['margin'] => {
  if (distance >= CLEAR) return 'clear';
  return distance >= SLIGHT ? 'slight' : 'even';
};

/** Raw points of the first option minus the second. */
export const leaningPoints = (
  reading: Reading,
  focus: WeightedQuestion,
  kind: LeaningKind,
  months: readonly PersonalMonth[],
): number => {
  const { first, second } = LEANINGS[kind];
  return sidePoints(reading, focus, first, months) - sidePoints(reading, focus, second, months);
};

const leaningFinding = (lean: number, [a, b]: readonly [End, End], source: string) => {
  const [towards, other] = lean >= 0 ? [a, b] : [b, a];
  const distance = Math.abs(lean);
  return {
    ...finding('specific.leaning', 0, { towards, other, margin: marginOf(distance) }, source),
    weight: Math.round(distance * 10) / 10,
  };
};

/** Score points above or below the middle that move a leaning by one standard deviation (ours). */
const SCORE_PER_DISTANCE = 15;

const distanceOf = (score: number): number => (score - MIDDLE_SCORE) / SCORE_PER_DISTANCE;

/** Weight of the score of the whole answer in a leaning (ours). */
const PULL = 0.8;

/**
 * Weighted sum of two standard scores, the second with weight PULL, scaled back to standard
 * deviation 1.
 */
const pulled = (lean: number, by: number): number => (lean + PULL * by) / Math.hypot(1, PULL);

/**
 * Finds which of two options the chart leans to: a standard score against many charts
 * (LEANING_NORMS), combined with the score of the whole answer where that supports one option.
 */
export const leaning =
  (kind: LeaningKind): Specific =>
  ({ reading, focus, months, score }) => {
    const { ends, source, supported } = LEANINGS[kind];
    const points = leaningPoints(reading, focus, kind, months);
    const lean = standardScore(points, LEANING_NORMS[kind][reading.from]);
    if (supported === undefined) return [leaningFinding(lean, ends, source)];
    const pull = supported === 'first' ? distanceOf(score) : -distanceOf(score);
    return [leaningFinding(pulled(lean, pull), ends, source)];
  };

/** Finds whether to act or to wait, from the score of the whole answer alone. */
export const actOrWait =
  (act: End): Specific =>
  ({ score, focus }) => [leaningFinding(distanceOf(score), [act, 'wait'], focus.area.source.dasha)];
