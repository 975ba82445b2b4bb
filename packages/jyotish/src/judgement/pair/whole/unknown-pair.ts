import type { JulianDayUt } from '../../../units.ts';
import { TRENDS } from '../../../vocabulary.ts';
import { dayAt } from '../../reading/days.ts';
import { memoize } from '../../reading/memoize.ts';
import { readingAt } from '../../reading/reading.ts';
import { sameFirstWindow } from '../../whole/direct-answer.ts';
import { confidenceOf } from '../../whole/agreement.ts';
import { scoreReading, type ScoredReading } from '../../whole/judge-reading.ts';
import { constantPart, momentsOf } from '../../whole/unknown-time.ts';
import { pairWindowsWithClaims, withPairClaims } from '../claims/pair-claims.ts';
import type { ToldPair } from '../claims/owned.ts';
import type { AskedPairQuestion } from '../pair-asked.ts';
import { pairKeyOf } from '../pair-finding.ts';
import type { PairStep } from '../../pair-steps.ts';
import {
  asPairWindows,
  pairStretches,
  pairTimeline,
  timedPerson,
  type PairStretch,
  type TimedPerson,
} from '../sum/pair-windows.ts';
import type { PairFinding, PairInput, PersonInput } from '../pair.types.ts';
import { birthRashis } from './birth-rashis.ts';
import { chosenPairFindings } from './chosen-pair-findings.ts';
import {
  pairAgreement,
  judgePeople,
  samePairAnswer,
  type PairJudgementBody,
  type JudgedPair,
} from './judge-people.ts';

type Person = 'self' | 'other';

/** Number of birth moments tried: of one unknown day, and of each of two. */
const MOMENTS_OF_ONE = 24;
const MOMENTS_OF_TWO = 8;

/** A person at the moments tried, and at both ends of the day, which only findings are held against. */
interface ReadPerson {
  readonly tried: readonly ScoredReading[];
  readonly ends: readonly ScoredReading[];
}

/**
 * Scores a person at each moment the birth may have been; one moment, read from the lagna, when the
 * time is known. What a star or a sign changes stays changed to the end of the day, so that what is
 * the same at the moments tried and at both ends is so all day.
 */
const readAll = (person: PersonInput, moments: number, asked: AskedPairQuestion): ReadPerson => {
  const { birth, place, unknownWithin } = person;
  if (unknownWithin === undefined) {
    return { tried: [scoreReading(readingAt(birth, place, 'lagna'), asked)], ends: [] };
  }
  const read = (moment: JulianDayUt): ScoredReading =>
    scoreReading(readingAt(moment, place, 'moon'), asked);
  return {
    tried: momentsOf(unknownWithin, moments).map(read),
    ends: [unknownWithin.start, unknownWithin.end].map(read),
  };
};

const wholeDay = ({ tried, ends }: ReadPerson): readonly ScoredReading[] => [...tried, ...ends];

/** Findings contained in every list, each with its least weight. */
const inEvery = (lists: readonly (readonly PairFinding[])[]): readonly PairFinding[] => {
  const seen = new Map<string, { least: PairFinding; times: number }>();
  for (const list of lists) {
    for (const [key, each] of new Map(list.map((one) => [pairKeyOf(one), one]))) {
      const known = seen.get(key);
      const least = known === undefined || each.weight < known.least.weight ? each : known.least;
      seen.set(key, { least, times: (known?.times ?? 0) + 1 });
    }
  }
  return [...seen.values()].filter(({ times }) => times === lists.length).map(({ least }) => least);
};

const constantSteps = (
  all: readonly JudgedPair[],
): ReadonlyMap<PairStep, readonly PairFinding[]> => {
  const steps = [...(all[0]?.byStep.keys() ?? [])];
  return new Map(
    steps.map((step) => [step, inEvery(all.map(({ byStep }) => byStep.get(step) ?? []))]),
  );
};

/** Among the moments with the commonest trend, the one whose direct answer most moments share. */
const usualOf = (all: readonly JudgedPair[]): JudgedPair => {
  const groups = TRENDS.map((trend) => all.filter((each) => each.trend === trend));
  const largest = groups.reduce((best, next) => (next.length > best.length ? next : best));
  const [first, ...rest] = largest.map((told) => ({
    told,
    shared: largest.filter((each) => samePairAnswer(each, told)).length,
  }));
  if (first === undefined) throw new RangeError('a day without moments');
  return rest.reduce((best, next) => (next.shared > best.shared ? next : best), first).told;
};

/**
 * The share of the day (0–1) for which an answer about two people holds: for each of them whose
 * time is unknown that of the own moments, the other at the moment told; the weaker of the two
 * counts. A known time beside an unknown one takes nothing from it.
 */
const shareHeld = (
  told: JudgedPair,
  all: readonly JudgedPair[],
  unknownTime: readonly Person[],
  isSame: (each: JudgedPair) => boolean,
): number => {
  const scans = unknownTime.map((person) => {
    const them = person === 'self' ? 'other' : 'self';
    return all.filter(({ people }) => people[them] === told.people[them]);
  });
  return Math.min(...scans.map((scan) => scan.filter(isSame).length / scan.length));
};

/** A specific of the chosen moment is kept if this share of all moments has it too. */
const THIRD = 1 / 3;

const usualSpecifics = (told: JudgedPair, all: readonly JudgedPair[]): readonly PairFinding[] => {
  const keys = all.map(({ specifics }) => new Set(specifics.map(pairKeyOf)));
  return told.specifics.filter((each) => {
    const key = pairKeyOf(each);
    return keys.filter((moment) => moment.has(key)).length >= THIRD * all.length;
  });
};

/** Months of a person with only the findings that hold at every moment of the day. */
const constantPerson = (all: readonly ScoredReading[]): TimedPerson =>
  timedPerson(
    constantPart(all.map(({ weighed }) => weighed)).months,
    all[0]?.reading.from ?? 'moon',
  );

/** Two people judged at every moment their births may have been. */
interface JudgedDay {
  /** Each person's moments, with the ends of an unknown day. */
  readonly selves: readonly ScoredReading[];
  readonly others: readonly ScoredReading[];
  /** All of them with all of the other; `tried` without the ends. */
  readonly whole: readonly JudgedPair[];
  readonly tried: readonly JudgedPair[];
}

const judgedDay = (
  { self, other }: PairInput,
  moments: number,
  asked: AskedPairQuestion,
): JudgedDay => {
  const [mine, theirs] = [readAll(self, moments, asked), readAll(other, moments, asked)];
  const [selves, others] = [wholeDay(mine), wholeDay(theirs)];
  const whole = selves.flatMap((one) =>
    others.map((two) => judgePeople({ self: one, other: two }, asked)),
  );
  const isTried = ({ people }: JudgedPair): boolean =>
    mine.tried.includes(people.self) && theirs.tried.includes(people.other);
  return { selves, others, whole, tried: whole.filter(isTried) };
};

/** Whether a moment has the answer told, and its first window where one is told. */
const tellsSame = (
  told: JudgedPair,
  windows: readonly PairStretch[],
  { focus }: AskedPairQuestion,
): ((each: JudgedPair) => boolean) => {
  const timedOf = memoize(({ weighed, reading }: ScoredReading) =>
    timedPerson(weighed.months, reading.from),
  );
  return (each) => {
    const timed = { self: timedOf(each.people.self), other: timedOf(each.people.other) };
    return (
      (windows.length === 0 || sameFirstWindow(windows, pairStretches(timed, focus))) &&
      samePairAnswer(each, told)
    );
  };
};

/** The pair told, as its claims are made from it. */
const claimedPair = ({ pair }: JudgedPair, { selves, others, whole }: JudgedDay): ToldPair => ({
  pair,
  moments: {
    self: selves.map(({ reading }) => reading),
    other: others.map(({ reading }) => reading),
  },
  rashis: { self: birthRashis(selves), other: birthRashis(others) },
  byStep: constantSteps(whole),
});

const unknownTimesOf = (input: PairInput): readonly Person[] =>
  (['self', 'other'] as const).filter((person) => input[person].unknownWithin !== undefined);

/**
 * Judges two people, one or both without a birth time: at many moments of the day, the commonest
 * trend, with only those findings and windows that hold at all of them. Between the charts
 * everything is counted from the Moons, without navamsas.
 */
export const judgeUnknownPair = (input: PairInput, asked: AskedPairQuestion): PairJudgementBody => {
  const unknownTime = unknownTimesOf(input);
  const day = judgedDay(input, unknownTime.length === 1 ? MOMENTS_OF_ONE : MOMENTS_OF_TWO, asked);
  const told = usualOf(day.tried);
  const agreement = pairAgreement(told);
  const timed = { self: constantPerson(day.selves), other: constantPerson(day.others) };
  const windows = pairStretches(timed, asked.focus);
  const share = shareHeld(told, day.tried, unknownTime, tellsSame(told, windows, asked));
  const claimed = claimedPair(told, day);
  const pairs = day.whole.map(({ pair }) => pair);
  return {
    trend: told.trend,
    score: told.score,
    askedOn: dayAt(input.at),
    findings: withPairClaims(chosenPairFindings(claimed.byStep, pairs, asked.plan), claimed),
    windows: pairWindowsWithClaims(asPairWindows(windows, [], timed), claimed),
    confidence: confidenceOf(agreement, null),
    agreement,
    holdsMinutes: null,
    holdsShareOfDay: Math.round(share * 100) / 100,
    specifics: withPairClaims(usualSpecifics(told, day.tried), claimed),
    timeline: pairTimeline(timed, asked.focus),
    ways: told.pair.ways,
    kuta: told.pair.kuta,
    poruthams: told.pair.poruthams,
    rashis: claimed.rashis,
    unknownTime,
  };
};
