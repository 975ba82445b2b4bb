import { confidenceOf } from '../../whole/agreement.ts';
import { minutesHeld, readMoved } from '../../whole/birth-time-scan.ts';
import { staysIn } from '../../whole/holding.ts';
import type { Weighed } from '../../sum/weigh.ts';
import { readScored, readTimed, scoredOf } from '../../whole/read-whole.ts';
import type { PairAsked } from '../pair-asked.ts';
import { pairNormsOf } from '../sum/pair-norms.ts';
import { birthRashis } from './birth-rashis.ts';
import { toldFindings } from './told-findings.ts';
import type { People } from '../sum/pair-score.ts';
import {
  asPairWindows,
  pairStretches,
  pairTimeline,
  type PairStretch,
  type TimedPeople,
} from '../sum/pair-windows.ts';
import type { PairInput } from '../pair.types.ts';
import {
  pairAgreement,
  readWholePair,
  samePairAnswer,
  type PairAnswered,
  type PairTold,
} from './read-whole-pair.ts';

type Person = 'self' | 'other';
type Months = Weighed['months'];

/** The months of two known births, and those of them that stand out for both. */
interface Timed {
  readonly timed: TimedPeople;
  readonly windows: readonly PairStretch[];
}

const timedOf = (months: Readonly<Record<Person, Months>>, asked: PairAsked): Timed => {
  const timed: TimedPeople = {
    self: { months: months.self, from: 'lagna' },
    other: { months: months.other, from: 'lagna' },
  };
  const norms = pairNormsOf(asked.question, 'lagna');
  return { timed, windows: pairStretches(timed, asked.focus, norms) };
};

const monthsOf = ({ self, other }: People): Readonly<Record<Person, Months>> => ({
  self: self.weighed.months,
  other: other.weighed.months,
});

/** Two births, one of them some minutes off; the birth chart is read when it is asked for. */
interface Moved extends Timed {
  readonly people: () => People;
}

/** The largest tried errors of either birth time for which the direct answer stays, then each window. */
const heldBy = (
  input: PairInput,
  asked: PairAsked,
  told: PairTold,
  windows: readonly PairStretch[],
): readonly number[] => {
  const { people } = told;
  const move = (whose: Person, minutes: number) => (): Moved => {
    const each = readTimed(readMoved(input[whose], minutes), asked);
    return {
      ...timedOf({ ...monthsOf(people), [whose]: each.times }, asked),
      people: () => ({ ...people, [whose]: scoredOf(each, asked) }),
    };
  };
  return minutesHeld<Moved>(
    [
      (moved) => samePairAnswer(told, readWholePair(moved.people(), asked)),
      ...windows.map((window) => (moved: Moved) => staysIn(window, moved.windows)),
    ],
    (minutes) => [move('self', minutes), move('other', minutes)],
  );
};

/** Judges two people whose birth times are known. */
export const judgeKnownPair = (input: PairInput, asked: PairAsked): PairAnswered => {
  const people = {
    self: readScored(readMoved(input.self, 0), asked),
    other: readScored(readMoved(input.other, 0), asked),
  };
  const told = readWholePair(people, asked);
  const { timed, windows } = timedOf(monthsOf(people), asked);
  const { trend, score, specifics, pair, byStep } = told;
  const agreement = pairAgreement(told);
  const [holdsMinutes = 0, ...holds] = heldBy(input, asked, told, windows);
  return {
    trend,
    score,
    findings: toldFindings(byStep, [pair], asked.plan),
    windows: asPairWindows(windows, holds, timed, asked.focus),
    confidence: confidenceOf(agreement, holdsMinutes),
    agreement,
    holdsMinutes,
    holdsShareOfDay: null,
    specifics,
    timeline: pairTimeline(timed, asked.focus),
    kuta: pair.kuta,
    poruthams: pair.poruthams,
    rashis: { self: birthRashis([people.self]), other: birthRashis([people.other]) },
    unknownTime: [],
  };
};
