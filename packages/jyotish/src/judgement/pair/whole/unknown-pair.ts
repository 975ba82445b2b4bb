import { TRENDS } from '../../../vocabulary.ts';
import { dayAt } from '../../reading/days.ts';
import { readingAt } from '../../reading/reading.ts';
import { confidenceOf } from '../../whole/agreement.ts';
import { scoreReading, type ScoredReading } from '../../whole/judge-reading.ts';
import { constantPart, momentsOf } from '../../whole/unknown-time.ts';
import { pairWindowsWithClaims, withPairClaims } from '../claims/pair-claims.ts';
import type { AskedPairQuestion } from '../pair-asked.ts';
import { pairKeyOf } from '../pair-finding.ts';
import type { PairStep } from '../../pair-steps.ts';
import {
  asPairWindows,
  pairStretches,
  pairTimeline,
  timedPerson,
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

/** Number of birth moments tried: of one unknown day, and of each of two. */
const MOMENTS_OF_ONE = 24;
const MOMENTS_OF_TWO = 8;

/**
 * Scores a person at each moment the birth may have been; one moment, read from the lagna, when the
 * time is known.
 */
const readAll = (
  person: PersonInput,
  moments: number,
  asked: AskedPairQuestion,
): readonly ScoredReading[] => {
  const { birth, place, unknownWithin } = person;
  return unknownWithin === undefined
    ? [scoreReading(readingAt(birth, place, 'lagna'), asked)]
    : momentsOf(unknownWithin, moments).map((moment) =>
        scoreReading(readingAt(moment, place, 'moon'), asked),
      );
};

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

/**
 * Among the moments with the commonest trend, the one whose direct answer most moments share, and
 * that share.
 */
const usualOf = (all: readonly JudgedPair[]): { told: JudgedPair; share: number } => {
  const groups = TRENDS.map((trend) => all.filter((each) => each.trend === trend));
  const largest = groups.reduce((best, next) => (next.length > best.length ? next : best));
  const [first, ...rest] = largest.map((told) => ({
    told,
    share: largest.filter((each) => samePairAnswer(each, told)).length / all.length,
  }));
  if (first === undefined) throw new RangeError('a day without moments');
  return rest.reduce((best, next) => (next.share > best.share ? next : best), first);
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

/**
 * Judges two people, one or both without a birth time: at many moments of the day, the commonest
 * trend, with only those findings and windows that hold at all of them. Between the charts
 * everything is counted from the Moons, without navamsas.
 */
export const judgeUnknownPair = (input: PairInput, asked: AskedPairQuestion): PairJudgementBody => {
  const unknownTime = (['self', 'other'] as const).filter(
    (whose) => input[whose].unknownWithin !== undefined,
  );
  const tried = unknownTime.length === 1 ? MOMENTS_OF_ONE : MOMENTS_OF_TWO;
  const selves = readAll(input.self, tried, asked);
  const others = readAll(input.other, tried, asked);
  const all = selves.flatMap((self) => others.map((other) => judgePeople({ self, other }, asked)));
  const { told, share } = usualOf(all);
  const agreement = pairAgreement(told);
  const timed = { self: constantPerson(selves), other: constantPerson(others) };
  const windows = pairStretches(timed, asked.focus);
  const rashis = { self: birthRashis(selves), other: birthRashis(others) };
  const moments = {
    self: selves.map(({ reading }) => reading),
    other: others.map(({ reading }) => reading),
  };
  const claimed = { pair: told.pair, moments, rashis, byStep: constantSteps(all) };
  return {
    trend: told.trend,
    score: told.score,
    askedOn: dayAt(input.at),
    findings: withPairClaims(
      chosenPairFindings(
        claimed.byStep,
        all.map(({ pair }) => pair),
        asked.plan,
      ),
      claimed,
    ),
    windows: pairWindowsWithClaims(asPairWindows(windows, [], timed), claimed),
    confidence: confidenceOf(agreement, null),
    agreement,
    holdsMinutes: null,
    holdsShareOfDay: Math.round(share * 100) / 100,
    specifics: withPairClaims(usualSpecifics(told, all), claimed),
    timeline: pairTimeline(timed, asked.focus),
    ways: told.pair.ways,
    kuta: told.pair.kuta,
    poruthams: told.pair.poruthams,
    rashis,
    unknownTime,
  };
};
