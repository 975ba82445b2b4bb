import type { JulianDayUt } from '../../units.ts';
import type { Trend } from '../../vocabulary.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import { personalMonths, type PersonalMonth } from '../reading/personal-months.ts';
import { monthsFrom, type TransitMonth } from '../reading/months.ts';
import type { Reading } from '../reading/reading.ts';
import { SPECIFICS } from '../specifics/all-specifics.ts';
import { transitReader, type TransitReader } from '../steps/transit-findings.ts';
import { scoreOf, trendOf } from '../sum/score.ts';
import { sumsOf, weighBirth, weighMonths, type Weighed } from '../sum/weigh.ts';
import { stretchesOf, type Stretch } from '../sum/windows.ts';

/** What is asked, apart from who is asked about. */
export interface Asked {
  readonly focus: WeightedQuestion;
  readonly at: JulianDayUt;
  readonly months: readonly TransitMonth[];
  readonly sky: TransitReader;
  /** Only the first of each kind of specific is wanted: what the direct answer says. */
  readonly firstOfEachKindOnly?: true;
}

/** A question asked at a moment. */
export const askedAt = (at: JulianDayUt, focus: WeightedQuestion): Asked => {
  const months = monthsFrom(at, focus.plan.months);
  return { focus, at, months, sky: transitReader(months) };
};

/** A reading with what its periods and the sky say in the months asked about. */
export interface TimedReading {
  readonly reading: Reading;
  readonly months: readonly PersonalMonth[];
  readonly times: Weighed['months'];
}

/** A reading weighed and cut into a trend. */
export interface ScoredReading extends Omit<TimedReading, 'times'> {
  readonly weighed: Weighed;
  readonly score: number;
  readonly trend: Trend;
}

/** What an answer says first: the trend and the specifics. */
export interface DirectAnswer {
  readonly trend: Trend;
  readonly specifics: readonly Finding[];
}

/** A reading judged through all steps. */
export interface JudgedReading extends ScoredReading, DirectAnswer {
  readonly windows: readonly Stretch[];
}

/** Reads the months. */
export const timeReading = (
  reading: Reading,
  { focus, months: transitMonths, sky }: Asked,
): TimedReading => {
  const months = personalMonths(reading, transitMonths);
  return { reading, months, times: weighMonths(reading, focus, months, sky(focus)(reading)) };
};

/** Reads the birth chart beside the months. */
export const scoreTimed = (
  { reading, months, times }: TimedReading,
  { focus }: Asked,
): ScoredReading => {
  const weighed = { birth: weighBirth(reading, focus), months: times };
  const score = scoreOf(sumsOf(weighed), focus, reading.from);
  return { reading, months, weighed, score, trend: trendOf(score) };
};

/** Weighs one reading of a birth for what is asked. */
export const scoreReading = (reading: Reading, asked: Asked): ScoredReading =>
  scoreTimed(timeReading(reading, asked), asked);

/** The specifics of a scored reading, told from these windows. */
export const specificsOf = (
  scored: ScoredReading,
  windows: readonly Stretch[],
  asked: Asked,
): readonly Finding[] =>
  (asked.focus.plan.specifics ?? []).flatMap((kind) =>
    SPECIFICS[kind]({ ...asked, ...scored, windows }),
  );

/** The stretches of good months of a reading. */
export const windowsOf = ({ reading, times }: TimedReading, { focus }: Asked): readonly Stretch[] =>
  stretchesOf(times, focus, reading.from);

/** A reading judged through all steps, its windows being known. */
export const judgeTimed = (
  timed: TimedReading,
  windows: readonly Stretch[],
  asked: Asked,
): JudgedReading => {
  const scored = scoreTimed(timed, asked);
  return { ...scored, windows, specifics: specificsOf(scored, windows, asked) };
};

/** One reading judged through all steps. */
export const judgeReading = (reading: Reading, asked: Asked): JudgedReading => {
  const timed = timeReading(reading, asked);
  return judgeTimed(timed, windowsOf(timed, asked), asked);
};
