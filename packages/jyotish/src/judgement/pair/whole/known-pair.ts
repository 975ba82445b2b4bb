import { confidenceOf } from '../../whole/agreement.ts';
import { minutesHeld, readMoved } from '../../whole/birth-time-scan.ts';
import { readScored, skyOf, type Scored } from '../../whole/read-whole.ts';
import type { PairAsked } from '../pair-asked.ts';
import { pairNormsOf } from '../sum/pair-norms.ts';
import { toldFindings } from './told-findings.ts';
import { pairTimeline, pairWindows } from '../sum/pair-windows.ts';
import type { PairInput, PersonInput } from '../pair.types.ts';
import {
  pairAgreement,
  readWholePair,
  samePairAnswer,
  type PairAnswered,
  type PairTold,
} from './read-whole-pair.ts';

/** The same person born some minutes off; months of the sky are read anew only where a sign changed. */
const moved = (person: PersonInput, minutes: number, base: Scored, asked: PairAsked): Scored => {
  const reading = readMoved(person, minutes);
  return readScored(reading, asked, skyOf(reading, base));
};

/** The largest tried error of either birth time, earlier or later, for which the direct answer stays. */
const holdsFor = ({ self, other }: PairInput, asked: PairAsked, told: PairTold): number => {
  const { people } = told;
  const [held = 0] = minutesHeld<PairTold>([(read) => samePairAnswer(told, read)], (minutes) => [
    () => readWholePair({ ...people, self: moved(self, minutes, people.self, asked) }, asked),
    () => readWholePair({ ...people, other: moved(other, minutes, people.other, asked) }, asked),
  ]);
  return held;
};

/** Judges two people whose birth times are known. */
export const judgeKnownPair = (input: PairInput, asked: PairAsked): PairAnswered => {
  const people = {
    self: readScored(readMoved(input.self, 0), asked),
    other: readScored(readMoved(input.other, 0), asked),
  };
  const told = readWholePair(people, asked);
  const { trend, score, specifics, pair, byStep } = told;
  const agreement = pairAgreement(told);
  const holdsMinutes = holdsFor(input, asked, told);
  const timed = {
    self: { months: people.self.weighed.months, from: 'lagna' },
    other: { months: people.other.weighed.months, from: 'lagna' },
  } as const;
  return {
    trend,
    score,
    findings: toldFindings(byStep, [pair], asked.plan),
    windows: pairWindows(timed, asked.focus, pairNormsOf(asked.question, 'lagna')),
    confidence: confidenceOf(agreement, holdsMinutes),
    agreement,
    holdsMinutes,
    holdsShareOfDay: null,
    specifics,
    timeline: pairTimeline(timed, asked.focus),
    kuta: pair.kuta,
    poruthams: pair.poruthams,
    unknownTime: [],
  };
};
