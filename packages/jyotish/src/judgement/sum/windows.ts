import { byWeight } from '../finding.ts';
import type { Finding, Window } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { From } from '../reading/reading.ts';
import { scorePoints } from './score.ts';
import { agrees, periodFactors, transitFactors, timingOf } from './timing.ts';
import { meanOver, type MonthFindings } from './weigh.ts';

const MOST_WINDOWS = 3;
const MOST_MONTHS = 12;
/** Least timing of a window's month, however low the rest of the horizon. */
const FLOOR = -0.5;
/** Quantile of timing a window's month must reach: the better two fifths. */
const BETTER_PART = 0.6;
const STRONG = 0.7;
const PERIOD_FINDINGS = 3;
const TRANSIT_FINDINGS = 2;

/**
 * A month and its timing (standard score); `agrees`: dasha and transit both have a factor for the
 * matter.
 */
export interface TimedMonth<Month> {
  readonly month: Month;
  readonly timing: number;
  readonly agrees: boolean;
}

type Run<Month> = readonly TimedMonth<Month>[];

/** Least months of a window: 3 in a long horizon, fewer in a short one (rules.md: 3-12 months). */
const fewestMonths = (horizon: number): number => {
  if (horizon >= 24) return 3;
  return horizon > 6 ? 2 : 1;
};

const mean = (run: Run<unknown>): number =>
  run.reduce((sum, { timing }) => sum + timing, 0) / run.length;

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

/** Runs of good months; one weaker month between two good ones does not end a run. */
const runsOf = <Month>(
  timed: Run<Month>,
  isGood: (each: TimedMonth<Month>) => boolean,
): readonly Run<Month>[] => {
  const runs: TimedMonth<Month>[][] = [];
  let last = -Infinity;
  for (const [index, each] of timed.entries()) {
    if (!isGood(each)) continue;
    const run = runs.at(-1);
    const bridge = timed.slice(last + 1, index);
    if (run !== undefined && bridge.length <= 1) run.push(...bridge, each);
    else runs.push([each]);
    last = index;
  }
  return runs;
};

/** The best twelve consecutive months of a run, or all of a shorter one. */
const bestStretch = <Month>(run: Run<Month>): Run<Month> => {
  if (run.length <= MOST_MONTHS) return run;
  const starts = Array.from({ length: run.length - MOST_MONTHS + 1 }, (_, start) => start);
  const stretches = starts.map((start) => run.slice(start, start + MOST_MONTHS));
  return stretches.reduce((best, next) => (mean(next) > mean(best) + 1e-9 ? next : best));
};

const strongest = (lists: readonly (readonly Finding[])[], count: number): readonly Finding[] =>
  [...meanOver(lists)].sort(byWeight).slice(0, count);

/** Strength of a window: `stronger` when the mean timing of its months is well above most. */
export const strengthOf = (run: Run<unknown>): Window['strength'] =>
  mean(run) >= STRONG ? 'stronger' : 'weaker';

/** The strongest dasha and transit factors of a run of months, in score points. */
export const windowFindings = (
  months: readonly MonthFindings[],
  focus: WeightedQuestion,
  from: From,
): { readonly dasha: readonly Finding[]; readonly transit: readonly Finding[] } => {
  const dasha = strongest(months.map(periodFactors), PERIOD_FINDINGS);
  const transit = strongest(months.map(transitFactors), TRANSIT_FINDINGS);
  return {
    dasha: dasha.map(scorePoints('dasha', focus, from)),
    transit: transit.map(scorePoints('transit', focus, from)),
  };
};

/** Up to three best runs of good months in which dasha and transit agree, in order of time. */
export const goodRuns = <Month>(timed: Run<Month>, horizon: number): readonly Run<Month>[] => {
  const least = Math.max(
    FLOOR,
    quantile(
      timed.map(({ timing }) => timing),
      BETTER_PART,
    ),
  );
  return runsOf(timed, ({ timing, agrees: both }) => timing >= least && both)
    .map(bestStretch)
    .filter((run) => run.length >= fewestMonths(horizon))
    .map((run, place) => ({ run, place }))
    .sort((a, b) => mean(b.run) - mean(a.run))
    .slice(0, MOST_WINDOWS)
    .sort((a, b) => a.place - b.place)
    .map(({ run }) => run);
};

/** A window without findings and reliability. */
export type Stretch = Pick<Window, 'from' | 'to' | 'strength'> & {
  readonly months: readonly MonthFindings[];
};

/**
 * Up to three stretches of good months, in order of time. Each rests on at least one dasha factor
 * and one transit factor in the same months; a chart in which they never agree has none.
 */
export const stretchesOf = (
  months: readonly MonthFindings[],
  focus: WeightedQuestion,
  from: From,
): readonly Stretch[] => {
  const timed = months.map((month) => ({
    month,
    timing: timingOf(month, focus, from),
    agrees: agrees(month),
  }));
  return goodRuns(timed, focus.plan.months).map((run) => ({
    from: run[0]?.month.name ?? '',
    to: run.at(-1)?.month.name ?? '',
    strength: strengthOf(run),
    months: run.map(({ month }) => month),
  }));
};

/** How reliable a window is. */
type Reliance = Pick<Window, 'holdsMinutes' | 'secondOpinion'>;

/**
 * Reliability of a window of an unknown birth time: not tested, and no second opinion, as a day
 * moves yogini periods by years.
 */
const UNTRIED: Reliance = { holdsMinutes: null, secondOpinion: null };

/** Adds findings and reliability (by index) to stretches. */
export const asWindows = (
  stretches: readonly Stretch[],
  reliance: readonly Reliance[],
  focus: WeightedQuestion,
  reading: From,
): readonly Window[] =>
  stretches.map(({ from, to, strength, months }, index) => {
    const { dasha, transit } = windowFindings(months, focus, reading);
    const { holdsMinutes, secondOpinion } = reliance[index] ?? UNTRIED;
    return { from, to, strength, findings: [...dasha, ...transit], holdsMinutes, secondOpinion };
  });
