import type { JulianDayUt } from '../../units.ts';
import type { Trend } from '../../vocabulary.ts';
import type { Finding, Window } from '../judgement.types.ts';
import type { Focus } from '../reading/focus.ts';
import type { SkyMonth } from '../reading/months.ts';
import type { Reading } from '../reading/reading.ts';
import { SPECIFICS } from '../specifics/all-specifics.ts';
import { scoreOf, trendOf } from '../sum/score.ts';
import { sumsOf, weigh, type Weighed } from '../sum/weigh.ts';
import { windowsOf } from '../sum/windows.ts';

/** What is asked, apart from who is asked about. */
export interface Asked {
  readonly focus: Focus;
  readonly at: JulianDayUt;
  readonly months: readonly SkyMonth[];
}

/** A reading weighed and cut into a trend. */
export interface Scored {
  readonly reading: Reading;
  readonly weighed: Weighed;
  readonly score: number;
  readonly trend: Trend;
}

/** What an answer says first: the trend and the specifics. */
export interface Told {
  readonly trend: Trend;
  readonly specifics: readonly Finding[];
}

/** Weighs one reading of a birth for what is asked; `transits` as in `weigh`. */
export const readScored = (
  reading: Reading,
  { focus, months }: Asked,
  transits?: readonly (readonly Finding[])[],
): Scored => {
  const weighed = weigh(reading, focus, months, transits);
  const score = scoreOf(sumsOf(weighed), focus, reading.from);
  return { reading, weighed, score, trend: trendOf(score) };
};

/** The specifics of a scored reading, told from these windows. */
export const specificsOf = (
  scored: Scored,
  windows: readonly Window[],
  asked: Asked,
): readonly Finding[] =>
  (asked.focus.plan.specifics ?? []).flatMap((kind) =>
    SPECIFICS[kind]({ ...asked, ...scored, windows }),
  );

/** One reading judged through all steps. */
export const readWhole = (
  reading: Reading,
  asked: Asked,
): Scored & Told & { windows: readonly Window[] } => {
  const scored = readScored(reading, asked);
  const windows = windowsOf(scored.weighed.months, asked.focus, reading.from);
  return { ...scored, windows, specifics: specificsOf(scored, windows, asked) };
};
