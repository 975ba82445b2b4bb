import type { Weighed } from '../../sum/weigh.ts';
import type { WeightedQuestion } from '../../reading/weighted-question.ts';
import type { From } from '../../reading/reading.ts';
import { standardScore } from '../../sum/norms.ts';
import { agrees, timingOf } from '../../sum/timing.ts';
import { goodRuns, strengthOf, windowFindings, type TimedMonth } from '../../sum/windows.ts';
import { timelineOf, timelineOfTwo } from '../../whole/timeline.ts';
import { ofPerson } from '../pair-finding.ts';
import type { PairNorms } from '../../sum/pair-norm.types.ts';
import type { PairFinding, PairJudgement, PairWindow } from '../pair.types.ts';

/** One of the two: the chart's months, where its houses are counted from, and how good each month is. */
export interface TimedPerson {
  readonly months: Weighed['months'];
  readonly from: From;
  readonly times: readonly Pick<TimedMonth<unknown>, 'timing' | 'agrees'>[];
}
export type TimedPeople = Readonly<Record<'self' | 'other', TimedPerson>>;

/** The months of one of the two, timed alone. */
export const timedPerson = (
  months: Weighed['months'],
  from: From,
  focus: WeightedQuestion,
): TimedPerson => ({
  months,
  from,
  times: months.map((month) => ({ timing: timingOf(month, focus, from), agrees: agrees(month) })),
});

/** Neither may stand in a month worse than this, however good it is for the other. */
const FLOOR = -0.8;

/** A month of both: the index into the months of either. */
interface MonthOfTwo {
  readonly index: number;
  readonly name: string;
}

/** A month that one of the two is not read for. */
const UNREAD: TimedPerson['times'][number] = { timing: -Infinity, agrees: false };

/** The mean of both timings of each month, before the norm of pairs. */
export const rawPairTimings = ({ self, other }: TimedPeople): readonly number[] =>
  self.times.map(({ timing }, index) => (timing + (other.times[index] ?? UNREAD).timing) / 2);

const timed = (people: TimedPeople, norms: PairNorms): readonly TimedMonth<MonthOfTwo>[] => {
  const { self, other } = people;
  return rawPairTimings(people).map((raw, index) => {
    const [mine, theirs] = [self.times[index] ?? UNREAD, other.times[index] ?? UNREAD];
    return {
      month: { index, name: self.months[index]?.name ?? '' },
      timing: standardScore(raw, norms.month),
      agrees: mine.agrees && theirs.agrees && Math.min(mine.timing, theirs.timing) >= FLOOR,
    };
  });
};

/** The two strongest period factors and the two strongest sky factors of one person in a run of months. */
const findingsOf = (
  people: TimedPeople,
  whose: 'self' | 'other',
  focus: WeightedQuestion,
  run: readonly number[],
): readonly PairFinding[] => {
  const { months, from } = people[whose];
  const of = run.flatMap((index) => months[index] ?? []);
  const { dasha, transit } = windowFindings(of, focus, from);
  return [...dasha.slice(0, 2), ...transit.slice(0, 2)].map((each) => ofPerson(whose, each));
};

/** Period and sky of each month beside what is usual, in the middle of both people. */
export const pairTimeline = (
  { self, other }: TimedPeople,
  focus: WeightedQuestion,
): PairJudgement['timeline'] =>
  timelineOfTwo(
    timelineOf(self.months, focus, self.from),
    timelineOf(other.months, focus, other.from),
  );

/** A window of two people before its reasons are looked for; `months` are places in those of either. */
export interface PairStretch extends Pick<PairWindow, 'from' | 'to' | 'strength'> {
  readonly months: readonly number[];
}

/** Up to three stretches of months in which period and sky agree for both people, in order of time. */
export const pairStretches = (
  people: TimedPeople,
  focus: WeightedQuestion,
  norms: PairNorms,
): readonly PairStretch[] =>
  goodRuns(timed(people, norms), focus.plan.months).map((run) => ({
    from: run[0]?.month.name ?? '',
    to: run.at(-1)?.month.name ?? '',
    strength: strengthOf(run),
    months: run.map(({ month }) => month.index),
  }));

/** Stretches with their reasons; `holds`: minutes of an error of either birth time each bears, by place. */
export const asPairWindows = (
  stretches: readonly PairStretch[],
  holds: readonly (number | null)[],
  people: TimedPeople,
  focus: WeightedQuestion,
): readonly PairWindow[] =>
  stretches.map(({ from, to, strength, months }, place) => {
    const findings = (['self', 'other'] as const).flatMap((whose) =>
      findingsOf(people, whose, focus, months),
    );
    return { from, to, strength, findings, holdsMinutes: holds[place] ?? null };
  });
