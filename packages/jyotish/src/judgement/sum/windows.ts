import { byWeight } from '../finding.ts';
import type { Finding, Window } from '../judgement.types.ts';
import { agrees, periodFactors, transitFactors, timingOf } from './timing.ts';
import { meanOver, type MonthFindings } from './weigh.ts';

const MOST_WINDOWS = 3;
const MOST_MONTHS = 12;
/** Least months of a window (ours: 3-12 months). */
const FEWEST_MONTHS = 3;
/** Least timing of a window's month, however low the other months: help and hindrance even. */
const FLOOR = 0;
/** Quantile of timing a window's month must reach: the better two fifths of the months ahead. */
const BETTER_PART = 0.6;
/** Timing from which a window is a stronger one: help three times hindrance. */
const STRONG = 0.5;
const PERIOD_FINDINGS = 3;
const TRANSIT_FINDINGS = 2;

/**
 * A month and its timing (−1 … 1); `agrees`: dasha and transit both have a factor for the matter.
 */
export interface TimedMonth<Month> {
  readonly month: Month;
  readonly timing: number;
  readonly agrees: boolean;
}

type Run<Month> = readonly TimedMonth<Month>[];

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

/**
 * Every run of good months ahead in which dasha and transit agree, in order of time. They do not
 * depend on how far a question looks, so that questions about one strand never differ.
 */
export const goodRuns = <Month>(timed: Run<Month>): readonly Run<Month>[] => {
  const least = Math.max(
    FLOOR,
    quantile(
      timed.map(({ timing }) => timing),
      BETTER_PART,
    ),
  );
  return runsOf(timed, ({ timing, agrees: both }) => timing >= least && both)
    .map(bestStretch)
    .filter((run) => run.length >= FEWEST_MONTHS);
};

/**
 * The runs a question tells: the first that begins within its horizon and the two best of the
 * others there, in order of time, each as far as the horizon reaches; where none begins there, the
 * first later one.
 */
export const runsTold = <Month>(
  runs: readonly Run<Month>[],
  isWithin: (month: Month) => boolean,
): readonly Run<Month>[] => {
  const within = runs
    .map((run) => run.filter(({ month }) => isWithin(month)))
    .filter((run) => run.length > 0);
  const [first, ...others] = within;
  if (first === undefined) return runs.slice(0, 1);
  const best = others.toSorted((a, b) => mean(b) - mean(a)).slice(0, MOST_WINDOWS - 1);
  return [first, ...others.filter((run) => best.includes(run))];
};

/** Strength of a window: `stronger` when help outweighs hindrance three times in its months. */
export const strengthOf = (run: Run<unknown>): Window['strength'] =>
  mean(run) >= STRONG ? 'stronger' : 'weaker';

/** A window without findings and reliability. */
export type Stretch = Pick<Window, 'from' | 'to' | 'strength'> & {
  readonly months: readonly MonthFindings[];
};

const stretchOf = (run: Run<MonthFindings>): Stretch => ({
  from: run[0]?.month.name ?? '',
  to: run.at(-1)?.month.name ?? '',
  strength: strengthOf(run),
  months: run.map(({ month }) => month),
});

const timedMonths = (months: readonly MonthFindings[]): Run<MonthFindings> =>
  months.map((month) => ({ month, timing: timingOf(month), agrees: agrees(month) }));

/** Every stretch of good months ahead, in order of time. */
export const stretchesAhead = (months: readonly MonthFindings[]): readonly Stretch[] =>
  goodRuns(timedMonths(months)).map(stretchOf);

/**
 * The stretches of good months a question tells, of all the months ahead its strand was weighed
 * for; `horizon`: how many of these it looks at. Each rests on at least one dasha factor and one
 * transit factor in the same months; a chart in which they never agree has none.
 */
export const stretchesOf = (
  months: readonly MonthFindings[],
  horizon: number,
): readonly Stretch[] => {
  const near = new Set(months.slice(0, horizon));
  return runsTold(goodRuns(timedMonths(months)), (month) => near.has(month)).map(stretchOf);
};

const strongest = (lists: readonly (readonly Finding[])[], count: number): readonly Finding[] =>
  [...meanOver(lists)]
    .sort(byWeight)
    .slice(0, count)
    .map((each) => ({ ...each, weight: Math.round(each.weight * 10) / 10 }));

/** The strongest dasha and transit factors of a run of months, in raw points a month. */
export const windowFindings = (
  months: readonly MonthFindings[],
): { readonly dasha: readonly Finding[]; readonly transit: readonly Finding[] } => ({
  dasha: strongest(months.map(periodFactors), PERIOD_FINDINGS),
  transit: strongest(months.map(transitFactors), TRANSIT_FINDINGS),
});

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
): readonly Window[] =>
  stretches.map(({ from, to, strength, months }, index) => {
    const { dasha, transit } = windowFindings(months);
    const { holdsMinutes, secondOpinion } = reliance[index] ?? UNTRIED;
    return { from, to, strength, findings: [...dasha, ...transit], holdsMinutes, secondOpinion };
  });
