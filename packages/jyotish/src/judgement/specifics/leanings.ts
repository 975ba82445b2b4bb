import type { EvidenceOf } from '../finding-ids.ts';
import { finding } from '../finding.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { PersonalMonth } from '../reading/personal-months.ts';
import type { Reading } from '../reading/reading.ts';
import { LEANING_NORMS } from '../sum/norms.generated.ts';
import { standardScore } from '../sum/norms.ts';
import { LEANINGS, type LeaningKind } from '../leaning-sides.ts';
import { sidePoints } from '../side.ts';
import type { Specific } from './specific-input.ts';

type End = EvidenceOf<'specific.leaning'>['towards'];

/** In usual distances from the middle of all charts (ours). */
const CLEAR = 1;
const SLIGHT = 0.35;

const marginOf = (distance: number): EvidenceOf<'specific.leaning'>['margin'] => {
  if (distance >= CLEAR) return 'clear';
  return distance >= SLIGHT ? 'slight' : 'even';
};

/** Raw points of the first end over the second. */
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

/** A score of 50 is 1.28 usual distances. */
const SCORE_PER_DISTANCE = 50 / 1.2816;
/** How far the answer's own score pulls a leaning (ours). */
const PULL = 0.8;

/** Two quantities of usual distance 1, the second weighing PULL, added and brought back to distance 1. */
const pulled = (lean: number, by: number): number => (lean + PULL * by) / Math.hypot(1, PULL);

/** Which of two ways the chart leans, measured against most charts and pulled by the answer's own score. */
export const leaning =
  (kind: LeaningKind): Specific =>
  ({ reading, focus, months, score }) => {
    const { ends, source, supported } = LEANINGS[kind];
    const points = leaningPoints(reading, focus, kind, months);
    const lean = standardScore(points, LEANING_NORMS[kind][reading.from]);
    if (supported === undefined) return [leaningFinding(lean, ends, source)];
    const pull = (supported === 'first' ? score : -score) / SCORE_PER_DISTANCE;
    return [leaningFinding(pulled(lean, pull), ends, source)];
  };

/** To act when the matter itself is supported, else to wait: the answer's own score. */
export const actOrWait =
  (act: End): Specific =>
  ({ score, focus }) => [
    leaningFinding(score / SCORE_PER_DISTANCE, [act, 'wait'], focus.area.source.dasha),
  ];
