import { confidenceOf } from '../../whole/agreement.ts';
import { minutesHeld, readMoved } from '../../whole/birth-time-scan.ts';
import { staysIn } from '../../whole/holding.ts';
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
  timedPerson,
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

/** Two known births read through all steps, and the months that stand out for both. */
interface Base {
  readonly told: PairTold;
  readonly timed: TimedPeople;
  readonly windows: readonly PairStretch[];
}

const windowsOf = (timed: TimedPeople, { focus, question }: PairAsked): Base['windows'] =>
  pairStretches(timed, focus, pairNormsOf(question, 'lagna'));

/** Two births, one of them some minutes off; its birth chart is read when it is asked for. */
interface Moved extends Pick<Base, 'windows'> {
  readonly people: () => People;
}

/** The largest tried errors of either birth time for which the direct answer stays, then each window. */
const heldBy = (
  input: PairInput,
  asked: PairAsked,
  { told, timed, windows }: Base,
): readonly number[] => {
  const { people } = told;
  const move = (whose: Person, minutes: number) => (): Moved => {
    const each = readTimed(readMoved(input[whose], minutes), asked);
    const person = timedPerson(each.times, 'lagna', asked.focus);
    return {
      windows: windowsOf({ ...timed, [whose]: person }, asked),
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

const baseOf = (input: PairInput, asked: PairAsked): Base => {
  const people = {
    self: readScored(readMoved(input.self, 0), asked),
    other: readScored(readMoved(input.other, 0), asked),
  };
  const timed = {
    self: timedPerson(people.self.weighed.months, 'lagna', asked.focus),
    other: timedPerson(people.other.weighed.months, 'lagna', asked.focus),
  };
  return { told: readWholePair(people, asked), timed, windows: windowsOf(timed, asked) };
};

/** Judges two people whose birth times are known. */
export const judgeKnownPair = (input: PairInput, asked: PairAsked): PairAnswered => {
  const { focus } = asked;
  const base = baseOf(input, asked);
  const { told, timed, windows } = base;
  const { trend, score, specifics, pair, byStep, people } = told;
  const agreement = pairAgreement(told);
  const [holdsMinutes = 0, ...holds] = heldBy(input, asked, base);
  return {
    trend,
    score,
    findings: toldFindings(byStep, [pair], asked.plan),
    windows: asPairWindows(windows, holds, timed, focus),
    confidence: confidenceOf(agreement, holdsMinutes),
    agreement,
    holdsMinutes,
    holdsShareOfDay: null,
    specifics,
    timeline: pairTimeline(timed, focus),
    kuta: pair.kuta,
    poruthams: pair.poruthams,
    rashis: { self: birthRashis([people.self]), other: birthRashis([people.other]) },
    unknownTime: [],
  };
};
