import { byWeight } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import type { Focus } from '../reading/focus.ts';
import type { From } from '../reading/reading.ts';
import { STEPS, type Step } from '../steps/all-steps.ts';
import { asScorePoints } from '../sum/score.ts';
import { findingsOf, type Weighed } from '../sum/weigh.ts';

/** Most findings of each step that are told; the rest stay in the sum (ours). */
const TOLD: Readonly<Record<Step, number>> = {
  promise: 4,
  karaka: 2,
  varga: 2,
  dasha: 4,
  transit: 3,
};
/** At least this many of either side are told where they exist: conflicts are never hidden. */
const FROM_EACH_SIDE = 3;

/** The findings told, heaviest first, in points of the score: the strongest of each step, and of each side. */
export const chosenFindings = (weighed: Weighed, focus: Focus, from: From): readonly Finding[] => {
  const findings = findingsOf(weighed);
  const all = STEPS.map((step) =>
    findings[step].map((each) => asScorePoints(each, step, focus, from)).sort(byWeight),
  );
  const told = new Set(STEPS.flatMap((step, index) => all[index]?.slice(0, TOLD[step]) ?? []));
  for (const side of ['for', 'against'] as const) {
    const strongest = all
      .flat()
      .filter((each) => each.side === side)
      .sort(byWeight);
    for (const each of strongest.slice(0, FROM_EACH_SIDE)) told.add(each);
  }
  return [...told].sort(byWeight);
};
