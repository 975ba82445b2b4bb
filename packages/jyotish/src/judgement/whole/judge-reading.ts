import type { JulianDayUt } from '../../units.ts';
import type { Trend } from '../../vocabulary.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import { personalMonths, type PersonalMonth } from '../reading/personal-months.ts';
import { MONTHS_AHEAD, monthsFrom, type TransitMonth } from '../reading/months.ts';
import type { Reading } from '../reading/reading.ts';
import { SPECIFICS } from '../specifics/all-specifics.ts';
import { transitReader, type TransitReader } from '../steps/transit-findings.ts';
import { hasTrend, scoreOf, trendOf } from '../sum/score.ts';
import { stepSides, weighBirth, weighMonths, type Weighed } from '../sum/weigh.ts';
import { stretchesOf, type Stretch } from '../sum/windows.ts';

/** A question at a moment of asking, without the person: its weights, months and transits. */
export interface AskedQuestion {
  readonly focus: WeightedQuestion;
  readonly at: JulianDayUt;
  /** The months of the strand: MONTHS_AHEAD, the first `focus.plan.months` being asked about. */
  readonly months: readonly TransitMonth[];
  readonly sky: TransitReader;
  /** Compute only the first specific of each kind, which the direct answer is made of. */
  readonly firstOfEachKindOnly?: true;
}

/** Prepares a weighted question for a moment of asking. */
export const askedQuestionAt = (at: JulianDayUt, focus: WeightedQuestion): AskedQuestion => {
  const months = monthsFrom(at, MONTHS_AHEAD);
  return { focus, at, months, sky: transitReader(months) };
};

/** A reading with its dasha and transit findings in the months asked about. */
export interface TimedReading {
  readonly reading: Reading;
  readonly months: readonly PersonalMonth[];
  readonly times: Weighed['months'];
}

/** A reading with its findings, score and trend. */
export interface ScoredReading extends Omit<TimedReading, 'times'> {
  readonly weighed: Weighed;
  readonly score: number;
  readonly trend: Trend | null;
}

/** The direct answer: trend and specifics. */
export interface DirectAnswer {
  readonly trend: Trend | null;
  readonly specifics: readonly Finding[];
}

/** A reading judged: findings, score, trend, windows and specifics. */
export interface JudgedReading extends ScoredReading, DirectAnswer {
  readonly windows: readonly Stretch[];
}

/** Adds the dasha and transit findings of the months to a reading. */
export const timeReading = (
  reading: Reading,
  { focus, months: transitMonths, sky }: AskedQuestion,
): TimedReading => {
  const months = personalMonths(reading, transitMonths);
  return { reading, months, times: weighMonths(reading, focus, months, sky(focus)(reading)) };
};

/** Adds the birth chart's findings, score and trend. */
export const scoreTimed = (
  { reading, months, times }: TimedReading,
  { focus }: AskedQuestion,
): ScoredReading => {
  const weighed = { birth: weighBirth(reading, focus), months: times };
  const score = scoreOf(stepSides(weighed, focus), focus, reading.from);
  const trend = hasTrend(focus.plan.asks) ? trendOf(score) : null;
  return { reading, months, weighed, score, trend };
};

/** Scores one reading of a birth for a question. */
export const scoreReading = (reading: Reading, asked: AskedQuestion): ScoredReading =>
  scoreTimed(timeReading(reading, asked), asked);

/** The specifics of a scored reading, given its windows. */
export const specificsOf = (
  scored: ScoredReading,
  windows: readonly Stretch[],
  asked: AskedQuestion,
): readonly Finding[] =>
  (asked.focus.plan.specifics ?? []).flatMap((kind) =>
    SPECIFICS[kind]({
      ...asked,
      ...scored,
      months: scored.months.slice(0, asked.focus.plan.months),
      windows,
    }),
  );

/** Stretches of good months of a reading (windows without findings). */
export const windowsOf = ({ times }: TimedReading, { focus }: AskedQuestion): readonly Stretch[] =>
  stretchesOf(times, focus.plan.months);

/** Judges a reading whose months and windows are known. */
export const judgeTimed = (
  timed: TimedReading,
  windows: readonly Stretch[],
  asked: AskedQuestion,
): JudgedReading => {
  const scored = scoreTimed(timed, asked);
  return { ...scored, windows, specifics: specificsOf(scored, windows, asked) };
};

/** Judges one reading. */
export const judgeReading = (reading: Reading, asked: AskedQuestion): JudgedReading => {
  const timed = timeReading(reading, asked);
  return judgeTimed(timed, windowsOf(timed, asked), asked);
};
