import type { Weighed } from '../../sum/weigh.ts';
import type { WeightedQuestion } from '../../reading/weighted-question.ts';
import type { From } from '../../reading/reading.ts';
import { agrees, timingOf } from '../../sum/timing.ts';
import {
  goodRuns,
  runsTold,
  strengthOf,
  windowFindings,
  type TimedMonth,
} from '../../sum/windows.ts';
import { timelineOf, timelineOfTwo } from '../../whole/timeline.ts';
import { findingOfPerson } from '../pair-finding.ts';
import type { PairFinding, PairJudgement, PairWindow } from '../pair.types.ts';

/** One person's months with how good each is, and where the houses are counted from. */
export interface TimedPerson {
  readonly months: Weighed['months'];
  readonly from: From;
  readonly times: readonly Pick<TimedMonth<unknown>, 'timing' | 'agrees'>[];
}
export type TimedPeople = Readonly<Record<'self' | 'other', TimedPerson>>;

/** Rates each month for one of the two, by that chart alone. */
export const timedPerson = (months: Weighed['months'], from: From): TimedPerson => ({
  months,
  from,
  times: months.map((month) => ({ timing: timingOf(month), agrees: agrees(month) })),
});

/** Least timing either person may have in a month, however good it is for the other (ours). */
const FLOOR = -0.1;

/** A month of both people: its index into the months of either. */
interface MonthOfTwo {
  readonly index: number;
  readonly name: string;
}

/** Placeholder of a month that is missing for one of the two. */
const UNREAD: TimedPerson['times'][number] = { timing: -Infinity, agrees: false };

/** Mean of both people's timing for each month. */
const pairTimings = ({ self, other }: TimedPeople): readonly number[] =>
  self.times.map(({ timing }, index) => (timing + (other.times[index] ?? UNREAD).timing) / 2);

const timed = (people: TimedPeople): readonly TimedMonth<MonthOfTwo>[] => {
  const { self, other } = people;
  return pairTimings(people).map((timing, index) => {
    const [mine, theirs] = [self.times[index] ?? UNREAD, other.times[index] ?? UNREAD];
    return {
      month: { index, name: self.months[index]?.name ?? '' },
      timing,
      agrees: mine.agrees && theirs.agrees && Math.min(mine.timing, theirs.timing) >= FLOOR,
    };
  });
};

/**
 * The two strongest dasha and the two strongest transit factors of one person in a run of months.
 */
const findingsOf = (
  people: TimedPeople,
  whose: 'self' | 'other',
  run: readonly number[],
): readonly PairFinding[] => {
  const { months } = people[whose];
  const of = run.flatMap((index) => months[index] ?? []);
  const { dasha, transit } = windowFindings(of);
  return [...dasha.slice(0, 2), ...transit.slice(0, 2)].map((each) => findingOfPerson(whose, each));
};

/** Timeline of two people: the mean of both timelines. */
export const pairTimeline = (
  { self, other }: TimedPeople,
  focus: WeightedQuestion,
): PairJudgement['timeline'] =>
  timelineOfTwo(
    timelineOf(self.months, focus.plan.months),
    timelineOf(other.months, focus.plan.months),
  );

/** A window of two people whose findings do not yet carry their claims. */
export interface UnclaimedPairWindow extends Omit<PairWindow, 'findings'> {
  readonly findings: readonly PairFinding[];
}

/** A window of two people without findings; `months` are indexes into the months of either. */
export interface PairStretch extends Pick<PairWindow, 'from' | 'to' | 'strength'> {
  readonly months: readonly number[];
}

/**
 * Up to three stretches of months in which dasha and transit agree for both people, in order of
 * time.
 */
export const pairStretches = (
  people: TimedPeople,
  focus: WeightedQuestion,
): readonly PairStretch[] =>
  runsTold(goodRuns(timed(people)), ({ index }) => index < focus.plan.months).map((run) => ({
    from: run[0]?.month.name ?? '',
    to: run.at(-1)?.month.name ?? '',
    strength: strengthOf(run),
    months: run.map(({ month }) => month.index),
  }));

/**
 * Adds findings to stretches; `holds` is the birth-time error (minutes, of either birth) each
 * tolerates, by index.
 */
export const asPairWindows = (
  stretches: readonly PairStretch[],
  holds: readonly (number | null)[],
  people: TimedPeople,
): readonly UnclaimedPairWindow[] =>
  stretches.map(({ from, to, strength, months }, place) => {
    const findings = (['self', 'other'] as const).flatMap((whose) =>
      findingsOf(people, whose, months),
    );
    return { from, to, strength, findings, holdsMinutes: holds[place] ?? null };
  });
