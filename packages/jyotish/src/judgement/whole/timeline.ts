import type { TimelineMonth } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { From } from '../reading/reading.ts';
import { normsOf, standardScore } from '../sum/norms.ts';
import { clamp, STEP_LIMIT } from '../sum/score.ts';
import { monthPoints } from '../sum/timing.ts';
import type { MonthFindings } from '../sum/weigh.ts';

/**
 * Rounds to one decimal; never −0, which JSON and narration would show as another number than 0.
 */
const toTenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/**
 * Dasha and transit standard scores of each month, limited to ±STEP_LIMIT: what windows are chosen
 * from.
 */
export const timelineOf = (
  months: readonly MonthFindings[],
  focus: WeightedQuestion,
  from: From,
): readonly TimelineMonth[] => {
  const norms = normsOf(focus.question, from);
  return months.map((month) => {
    const { dasha, transit } = monthPoints(month);
    return {
      month: month.name,
      dasha: toTenth(clamp(standardScore(dasha, norms.dasha), STEP_LIMIT)),
      transit: toTenth(clamp(standardScore(transit, norms.transit), STEP_LIMIT)),
    };
  });
};

/** The timeline of two people: the mean of both. */
export const timelineOfTwo = (
  mine: readonly TimelineMonth[],
  theirs: readonly TimelineMonth[],
): readonly TimelineMonth[] =>
  mine.map(({ month, dasha, transit }, index) => {
    const other = theirs[index] ?? { dasha, transit };
    return {
      month,
      dasha: toTenth((dasha + other.dasha) / 2),
      transit: toTenth((transit + other.transit) / 2),
    };
  });
