import { isMahapurusha } from '../../vocabulary.ts';
import { byWeight } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { From } from '../reading/reading.ts';
import { STEPS, type Step } from '../steps/all-steps.ts';
import { scorePoints } from '../sum/score.ts';
import { findingsOf, stepSides, type Weighed } from '../sum/weigh.ts';

/** Most findings of each step that are reported; the rest only count in the sum (ours). */
const MOST_OF_STEP: Readonly<Record<Step, number>> = {
  promise: 4,
  karaka: 2,
  varga: 2,
  dasha: 4,
  transit: 3,
};
/** Least number of findings reported on each side, where they exist: conflicts are never hidden. */
const FROM_EACH_SIDE = 3;

const namesMahapurusha = (each: Finding): boolean =>
  each.id === 'promise.yoga' && isMahapurusha(each.evidence.yoga);

/**
 * The findings reported, heaviest first, in score points: the strongest of each step and of each
 * side, the heaviest yoga and each mahapurusha.
 */
export const chosenFindings = (
  weighed: Weighed,
  focus: WeightedQuestion,
  from: From,
): readonly Finding[] => {
  const findings = findingsOf(weighed, focus);
  const sides = stepSides(weighed, focus);
  const heaviestFirst = STEPS.flatMap((step) =>
    findings[step].map(scorePoints(step, sides, focus, from)).map((each) => ({ step, each })),
  ).sort((a, b) => byWeight(a.each, b.each));
  const left = { ...MOST_OF_STEP };
  const leftOf = { for: FROM_EACH_SIDE, against: FROM_EACH_SIDE, neutral: 0 };
  const yoga = heaviestFirst.find(({ each }) => each.id === 'promise.yoga');
  const told: Finding[] = [];
  for (const { step, each } of heaviestFirst) {
    const isNamed = each === yoga?.each || namesMahapurusha(each);
    if (left[step] > 0 || leftOf[each.side] > 0 || isNamed) told.push(each);
    left[step] -= 1;
    leftOf[each.side] -= 1;
  }
  return told;
};
