import { confidenceOf } from '../../whole/agreement.ts';
import { minutesHeld, readMoved } from '../../whole/birth-time-scan.ts';
import { staysIn } from '../../whole/holding.ts';
import { readScored, type Scored } from '../../whole/read-whole.ts';
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
import type { PairInput, PersonInput } from '../pair.types.ts';
import {
  pairAgreement,
  readWholePair,
  samePairAnswer,
  type PairAnswered,
  type PairTold,
} from './read-whole-pair.ts';

/** The months of two known births, and those of them that stand out for both. */
interface Timed {
  readonly people: People;
  readonly timed: TimedPeople;
  readonly windows: readonly PairStretch[];
}

const timedOf = (people: People, { focus, question }: PairAsked): Timed => {
  const { self, other } = people;
  const timed: TimedPeople = {
    self: { months: self.weighed.months, from: 'lagna' },
    other: { months: other.weighed.months, from: 'lagna' },
  };
  return { people, timed, windows: pairStretches(timed, focus, pairNormsOf(question, 'lagna')) };
};

/** The same person born some minutes off; months of the sky are read anew only where a sign changed. */
const moved = (person: PersonInput, minutes: number, base: Scored, asked: PairAsked): Scored =>
  readScored(readMoved(person, minutes), asked, base);

/** The largest tried errors of either birth time for which the direct answer stays, then each window. */
const heldBy = (
  { self, other }: PairInput,
  asked: PairAsked,
  told: PairTold,
  windows: readonly PairStretch[],
): readonly number[] => {
  const { people } = told;
  return minutesHeld<Timed>(
    [
      (read) => samePairAnswer(told, readWholePair(read.people, asked)),
      ...windows.map((window) => (read: Timed) => staysIn(window, read.windows)),
    ],
    (minutes) => [
      () => timedOf({ ...people, self: moved(self, minutes, people.self, asked) }, asked),
      () => timedOf({ ...people, other: moved(other, minutes, people.other, asked) }, asked),
    ],
  );
};

/** Judges two people whose birth times are known. */
export const judgeKnownPair = (input: PairInput, asked: PairAsked): PairAnswered => {
  const people = {
    self: readScored(readMoved(input.self, 0), asked),
    other: readScored(readMoved(input.other, 0), asked),
  };
  const told = readWholePair(people, asked);
  const { timed, windows } = timedOf(people, asked);
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
