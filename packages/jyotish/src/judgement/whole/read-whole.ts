import type { JulianDayUt } from '../../units.ts';
import type { Trend } from '../../vocabulary.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import { livedMonths, type LivedMonth } from '../reading/lived-months.ts';
import { monthsFrom, type SkyMonth } from '../reading/months.ts';
import type { Reading } from '../reading/reading.ts';
import { SPECIFICS } from '../specifics/all-specifics.ts';
import { skyReader, type SkyReader } from '../steps/transit-findings.ts';
import { scoreOf, trendOf } from '../sum/score.ts';
import { sumsOf, weighBirth, weighMonths, type Weighed } from '../sum/weigh.ts';
import { stretchesOf, type Stretch } from '../sum/windows.ts';

/** What is asked, apart from who is asked about. */
export interface Asked {
  readonly focus: WeightedQuestion;
  readonly at: JulianDayUt;
  readonly months: readonly SkyMonth[];
  readonly sky: SkyReader;
  /** Only the first of each kind of specific is wanted: what the direct answer says. */
  readonly headsOnly?: true;
}

/** A question asked at a moment. */
export const askedAt = (at: JulianDayUt, focus: WeightedQuestion): Asked => {
  const months = monthsFrom(at, focus.plan.months);
  return { focus, at, months, sky: skyReader(months) };
};

/** A reading with what its periods and the sky say in the months asked about. */
export interface Timed {
  readonly reading: Reading;
  readonly months: readonly LivedMonth[];
  readonly times: Weighed['months'];
}

/** A reading weighed and cut into a trend. */
export interface Scored extends Omit<Timed, 'times'> {
  readonly weighed: Weighed;
  readonly score: number;
  readonly trend: Trend;
}

/** What an answer says first: the trend and the specifics. */
export interface Told {
  readonly trend: Trend;
  readonly specifics: readonly Finding[];
}

/** A reading judged through all steps. */
export interface Whole extends Scored, Told {
  readonly windows: readonly Stretch[];
}

/** Reads the months. */
export const readTimed = (reading: Reading, { focus, months: skyMonths, sky }: Asked): Timed => {
  const months = livedMonths(reading, skyMonths);
  return { reading, months, times: weighMonths(reading, focus, months, sky(focus)(reading)) };
};

/** Reads the birth chart beside the months. */
export const scoredOf = ({ reading, months, times }: Timed, { focus }: Asked): Scored => {
  const weighed = { birth: weighBirth(reading, focus), months: times };
  const score = scoreOf(sumsOf(weighed), focus, reading.from);
  return { reading, months, weighed, score, trend: trendOf(score) };
};

/** Weighs one reading of a birth for what is asked. */
export const readScored = (reading: Reading, asked: Asked): Scored =>
  scoredOf(readTimed(reading, asked), asked);

/** The specifics of a scored reading, told from these windows. */
export const specificsOf = (
  scored: Scored,
  windows: readonly Stretch[],
  asked: Asked,
): readonly Finding[] =>
  (asked.focus.plan.specifics ?? []).flatMap((kind) =>
    SPECIFICS[kind]({ ...asked, ...scored, windows }),
  );

/** The stretches of good months of a reading. */
export const windowsOf = ({ reading, times }: Timed, { focus }: Asked): readonly Stretch[] =>
  stretchesOf(times, focus, reading.from);

/** A reading judged through all steps, its windows being known. */
export const wholeOf = (timed: Timed, windows: readonly Stretch[], asked: Asked): Whole => {
  const scored = scoredOf(timed, asked);
  return { ...scored, windows, specifics: specificsOf(scored, windows, asked) };
};

/** One reading judged through all steps. */
export const readWhole = (reading: Reading, asked: Asked): Whole => {
  const timed = readTimed(reading, asked);
  return wholeOf(timed, windowsOf(timed, asked), asked);
};
