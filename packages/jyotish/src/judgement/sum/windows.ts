import { byWeight, scaled } from '../finding.ts';
import type { Finding, Window } from '../judgement.types.ts';
import type { Focus } from '../reading/focus.ts';
import type { From } from '../reading/reading.ts';
import { asScorePoints } from './score.ts';
import { agrees, periodFactors, skyFactors, timingOf } from './timing.ts';
import { merged, type MonthFindings } from './weigh.ts';

const MOST_WINDOWS = 3;
const MOST_MONTHS = 12;
/** No month below this is offered, however bare the rest of the horizon. */
const FLOOR = -0.5;
/** Of the months looked at, the better two fifths may open a window. */
const BETTER_PART = 0.6;
const STRONG = 0.7;
const PERIOD_FINDINGS = 3;
const SKY_FINDINGS = 2;

interface Timed {
  readonly month: MonthFindings;
  readonly timing: number;
}

/** Months a window needs: 3 in a long look, fewer in a short one (rules.md: 3-12 months). */
const fewestMonths = (horizon: number): number => {
  if (horizon >= 24) return 3;
  return horizon > 6 ? 2 : 1;
};

const mean = (run: readonly Timed[]): number =>
  run.reduce((sum, { timing }) => sum + timing, 0) / run.length;

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

/** Runs of good months; one lesser month between two good ones does not part them. */
const runsOf = (timed: readonly Timed[], isGood: (each: Timed) => boolean): readonly Timed[][] => {
  const runs: Timed[][] = [];
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

/** The best stretch of at most twelve months of a run. */
const bestStretch = (run: readonly Timed[]): readonly Timed[] => {
  if (run.length <= MOST_MONTHS) return run;
  const starts = Array.from({ length: run.length - MOST_MONTHS + 1 }, (_, start) => start);
  const stretches = starts.map((start) => run.slice(start, start + MOST_MONTHS));
  return stretches.reduce((best, next) => (mean(next) > mean(best) + 1e-9 ? next : best));
};

const strongest = (lists: readonly (readonly Finding[])[], count: number): readonly Finding[] =>
  merged(lists.flat())
    .map((each) => scaled(each, 1 / lists.length))
    .sort(byWeight)
    .slice(0, count);

const windowOf = (run: readonly Timed[], focus: Focus, from: From): Window => {
  const months = run.map(({ month }) => month);
  const dasha = strongest(months.map(periodFactors), PERIOD_FINDINGS);
  const transit = strongest(months.map(skyFactors), SKY_FINDINGS);
  return {
    from: months[0]?.name ?? '',
    to: months.at(-1)?.name ?? '',
    strength: mean(run) >= STRONG ? 'stronger' : 'weaker',
    findings: [
      ...dasha.map((each) => asScorePoints(each, 'dasha', focus, from)),
      ...transit.map((each) => asScorePoints(each, 'transit', focus, from)),
    ],
  };
};

/**
 * Up to three stretches of good months, in order of time. Each rests on at least one period factor and
 * one sky factor in the same months; a chart in which they never agree has none.
 */
export const windowsOf = (
  months: readonly MonthFindings[],
  focus: Focus,
  from: From,
): readonly Window[] => {
  const timed = months.map((month) => ({ month, timing: timingOf(month, focus, from) }));
  const least = Math.max(
    FLOOR,
    quantile(
      timed.map(({ timing }) => timing),
      BETTER_PART,
    ),
  );
  return runsOf(timed, ({ month, timing }) => timing >= least && agrees(month))
    .map(bestStretch)
    .filter((run) => run.length >= fewestMonths(focus.plan.months))
    .sort((a, b) => mean(b) - mean(a))
    .slice(0, MOST_WINDOWS)
    .map((run) => windowOf(run, focus, from))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
};
