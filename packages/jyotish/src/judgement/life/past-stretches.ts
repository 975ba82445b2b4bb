import type { LifeMonth } from './life.types.ts';
import type { PastStretch } from '../judgement.types.ts';

/** Least months of a stretch that somebody can recognise, and the most that are told as one. */
const FEWEST = 6;
const MOST = 36;
/** How far the smoothed timing must stand from the mean of the past to be told (ours). */
const MARKED = 0.08;
/** Months on either side over which the timing is smoothed. */
const AROUND = 3;

const timingOf = ({ dasha, transit }: LifeMonth): number => (2 * dasha + transit) / 3;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

interface Run {
  readonly first: number;
  readonly last: number;
  readonly was: PastStretch['was'];
  /** How far its months stand from the mean of all past months, summed. */
  readonly marked: number;
}

const sideOf = (deviation: number): PastStretch['was'] | null => {
  if (Math.abs(deviation) < MARKED) return null;
  return deviation > 0 ? 'helped' : 'hindered';
};

/** Consecutive months on one side of the mean. */
const runsOf = (deviations: readonly number[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const [index, deviation] of deviations.entries()) {
    const was = sideOf(deviation);
    const run = runs.at(-1);
    if (was === null) continue;
    if (run !== undefined && run.was === was && run.last === index - 1) {
      runs[runs.length - 1] = { ...run, last: index, marked: run.marked + Math.abs(deviation) };
    } else runs.push({ first: index, last: index, was, marked: Math.abs(deviation) });
  }
  return runs.filter(({ first, last }) => last - first + 1 >= FEWEST);
};

/** The run's months as a stretch; of a long run the first three years. */
const stretchOf = (months: readonly LifeMonth[], { first, last, was }: Run): PastStretch => ({
  from: months[first]?.month ?? '',
  to: months[Math.min(last, first + MOST - 1)]?.month ?? '',
  was,
});

/**
 * The stretches of past months in which the strand stood clearly above or below its own mean, so
 * that they can be recognised, and can be wrong: the most marked of each side, then the others, at
 * most `most`. What lasts to the day of asking is the present: it is told only where little else is.
 */
export const pastStretches = (
  months: readonly LifeMonth[],
  most: number,
): readonly PastStretch[] => {
  const timings = months.map(timingOf);
  const usual = mean(timings);
  const deviations = timings.map(
    (_, index) => mean(timings.slice(Math.max(0, index - AROUND), index + AROUND + 1)) - usual,
  );
  const runs = runsOf(deviations).toSorted((a, b) => b.marked - a.marked);
  const ended = runs.filter(({ last }) => last < months.length - 1);
  const firsts = (['helped', 'hindered'] as const).flatMap(
    (was) => ended.find((run) => run.was === was) ?? [],
  );
  const all = new Set([...firsts, ...ended, ...runs]);
  return [...all].slice(0, most).map((run) => stretchOf(months, run));
};
