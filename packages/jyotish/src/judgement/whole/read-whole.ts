import type { JulianDayUt } from '../../units.ts';
import type { Trend } from '../../vocabulary.ts';
import type { Finding } from '../judgement.types.ts';
import type { Focus } from '../reading/focus.ts';
import { livedMonths, type LivedMonth } from '../reading/lived-months.ts';
import type { SkyMonth } from '../reading/months.ts';
import type { Reading } from '../reading/reading.ts';
import { SPECIFICS } from '../specifics/all-specifics.ts';
import { readsSkyAlike } from '../steps/transit-findings.ts';
import { scoreOf, trendOf } from '../sum/score.ts';
import { sumsOf, weigh, type Weighed } from '../sum/weigh.ts';
import { stretchesOf, type Stretch } from '../sum/windows.ts';

/** What is asked, apart from who is asked about. */
export interface Asked {
  readonly focus: Focus;
  readonly at: JulianDayUt;
  readonly months: readonly SkyMonth[];
  /** Only the first of each kind of specific is wanted: what the direct answer says. */
  readonly headsOnly?: true;
}

/** A reading weighed and cut into a trend. */
export interface Scored {
  readonly reading: Reading;
  readonly months: readonly LivedMonth[];
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
  { focus, months: skyMonths }: Asked,
  transits?: readonly (readonly Finding[])[],
): Scored => {
  const months = livedMonths(reading, skyMonths);
  const weighed = weigh(reading, focus, months, transits);
  const score = scoreOf(sumsOf(weighed), focus, reading.from);
  return { reading, months, weighed, score, trend: trendOf(score) };
};

/** The months' sky findings of another reading of the same person, where this one reads the sky alike. */
export const skyOf = (
  reading: Reading,
  other: Scored | undefined,
): readonly (readonly Finding[])[] | undefined =>
  other !== undefined && readsSkyAlike(reading, other.reading)
    ? other.weighed.months.map(({ transit }) => transit)
    : undefined;

/** The specifics of a scored reading, told from these windows. */
export const specificsOf = (
  scored: Scored,
  windows: readonly Stretch[],
  asked: Asked,
): readonly Finding[] =>
  (asked.focus.plan.specifics ?? []).flatMap((kind) =>
    SPECIFICS[kind]({ ...asked, ...scored, windows }),
  );

/** A reading judged through all steps. */
export interface Whole extends Scored, Told {
  readonly windows: readonly Stretch[];
}

/** One reading judged through all steps; `transits` as in `weigh`. */
export const readWhole = (
  reading: Reading,
  asked: Asked,
  transits?: readonly (readonly Finding[])[],
): Whole => {
  const scored = readScored(reading, asked, transits);
  const windows = stretchesOf(scored.weighed.months, asked.focus, reading.from);
  return { ...scored, windows, specifics: specificsOf(scored, windows, asked) };
};
