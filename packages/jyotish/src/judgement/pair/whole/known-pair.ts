import { dayAt } from '../../reading/days.ts';
import { sameFirstWindow } from '../../whole/direct-answer.ts';
import { confidenceOf } from '../../whole/agreement.ts';
import { minutesHeld, readShifted } from '../../whole/birth-time-scan.ts';
import { staysIn } from '../../whole/birth-time-tolerance.ts';
import { scoreReading, timeReading, scoreTimed } from '../../whole/judge-reading.ts';
import { pairWindowsWithClaims, withPairClaims } from '../claims/pair-claims.ts';
import type { AskedPairQuestion } from '../pair-asked.ts';
import { birthRashis } from './birth-rashis.ts';
import { chosenPairFindings } from './chosen-pair-findings.ts';
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
  judgePeople,
  samePairAnswer,
  type PairJudgementBody,
  type JudgedPair,
} from './judge-people.ts';

type Person = 'self' | 'other';

/** Two known births judged, and the months that are good for both. */
interface Base {
  readonly told: JudgedPair;
  readonly timed: TimedPeople;
  readonly windows: readonly PairStretch[];
}

const windowsOf = (timed: TimedPeople, { focus }: AskedPairQuestion): Base['windows'] =>
  pairStretches(timed, focus);

/**
 * Two births with one of them shifted by some minutes; the shifted birth chart is computed on
 * demand.
 */
interface Shifted extends Pick<Base, 'windows'> {
  readonly people: () => People;
}

/**
 * Largest tested error under which the direct answer stays with its first window where it was, then
 * the same for each window, minutes: of either birth time, the other as given; the weaker counts.
 */
const toleranceOf = (
  input: PairInput,
  asked: AskedPairQuestion,
  { told, timed, windows }: Base,
): readonly number[] => {
  const { people } = told;
  const shift = (whose: Person, minutes: number) => (): Shifted => {
    const each = timeReading(readShifted(input[whose], minutes), asked);
    const person = timedPerson(each.times, 'lagna');
    return {
      windows: windowsOf({ ...timed, [whose]: person }, asked),
      people: () => ({ ...people, [whose]: scoreTimed(each, asked) }),
    };
  };
  return minutesHeld<Shifted>(
    [
      (shifted) =>
        sameFirstWindow(windows, shifted.windows) &&
        samePairAnswer(told, judgePeople(shifted.people(), asked)),
      ...windows.map((window) => (shifted: Shifted) => staysIn(window, shifted.windows)),
    ],
    (minutes) => [shift('self', minutes), shift('other', minutes)],
  );
};

/** Judges the two, and finds the months that are good for both. */
export const baseOf = (input: PairInput, asked: AskedPairQuestion): Base => {
  const people = {
    self: scoreReading(readShifted(input.self, 0), asked),
    other: scoreReading(readShifted(input.other, 0), asked),
  };
  const timed = {
    self: timedPerson(people.self.weighed.months, 'lagna'),
    other: timedPerson(people.other.weighed.months, 'lagna'),
  };
  return { told: judgePeople(people, asked), timed, windows: windowsOf(timed, asked) };
};

/** Judges two people whose birth times are known. */
export const judgeKnownPair = (input: PairInput, asked: AskedPairQuestion): PairJudgementBody => {
  const { focus } = asked;
  const base = baseOf(input, asked);
  const { told, timed, windows } = base;
  const { trend, score, specifics, pair, byStep, people } = told;
  const agreement = pairAgreement(told);
  const [holdsMinutes = 0, ...holds] = toleranceOf(input, asked, base);
  const rashis = { self: birthRashis([people.self]), other: birthRashis([people.other]) };
  const moments = { self: [pair.self], other: [pair.other] };
  const claimed = { pair, moments, rashis, byStep };
  return {
    trend,
    score,
    askedOn: dayAt(input.at),
    findings: withPairClaims(chosenPairFindings(byStep, [pair], asked.plan), claimed),
    windows: pairWindowsWithClaims(asPairWindows(windows, holds, timed), claimed),
    confidence: confidenceOf(agreement, holdsMinutes),
    agreement,
    holdsMinutes,
    holdsShareOfDay: null,
    specifics: withPairClaims(specifics, claimed),
    timeline: pairTimeline(timed, focus),
    ways: pair.ways,
    kuta: pair.kuta,
    poruthams: pair.poruthams,
    rashis,
    unknownTime: [],
  };
};
