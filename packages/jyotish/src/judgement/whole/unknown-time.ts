import { julianDayUt, type JulianDayUt } from '../../units.ts';
import {
  claimedDay,
  isStated,
  keepsHouses,
  windowsOfDay,
  withDayClaims,
} from '../claims/day-claims.ts';
import { keyOf } from '../finding.ts';
import type { Finding, JudgementBody, JudgementInput } from '../judgement.types.ts';
import { TRENDS, type Trend } from '../../vocabulary.ts';
import { readingAt } from '../reading/reading.ts';
import { commonDays, dayAt } from '../reading/days.ts';
import { memoize } from '../reading/memoize.ts';
import type { Weighed } from '../sum/weigh.ts';
import { hasTrend } from '../sum/score.ts';
import { asWindows, stretchesOf, type Stretch } from '../sum/windows.ts';
import { agreementOf, confidenceOf } from './agreement.ts';
import { chosenFindings } from './chosen-findings.ts';
import { sideInMatter } from './side-in-matter.ts';
import { runningPeriodsOfAll, withFindings } from './running-periods.ts';
import { firstOfEachKind, sameFinding, sameFirstWindow } from './direct-answer.ts';
import {
  scoreReading,
  specificsOf,
  type AskedQuestion,
  type ScoredReading,
  type DirectAnswer,
} from './judge-reading.ts';
import { timelineOf } from './timeline.ts';
import { usedChart } from './used-chart.ts';
import { weighingsOf } from './weighings.ts';

/** Number of birth moments tried: every 48 minutes of a usual day. */
const MOMENTS = 30;

export type Day = NonNullable<JudgementInput['unknownWithin']>;

/** The middles of equal parts of the day. */
export const momentsOf = ({ start, end }: Day, count: number): readonly JulianDayUt[] =>
  Array.from({ length: count }, (_, index) =>
    julianDayUt(start + ((end - start) * (index + 0.5)) / count),
  );

type Keyed = ReadonlyMap<string, Finding>;

const byKey = (list: readonly Finding[]): Keyed => new Map(list.map((each) => [keyOf(each), each]));

/** One finding of two of the same key: the lesser weight, the days they have in common. */
const ofBoth = (a: Finding, b: Finding): Finding => {
  const lesser = a.weight < b.weight ? a : b;
  if (a.during === undefined || b.during === undefined) return lesser;
  return { ...lesser, during: commonDays(a.during, b.during) };
};

/** Findings contained in both lists, each with its lesser weight and the days both give. */
const inBoth = (a: Keyed, b: Keyed): Keyed => {
  const common = new Map<string, Finding>();
  for (const [key, each] of b) {
    const known = a.get(key);
    if (known !== undefined) common.set(key, ofBoth(known, each));
  }
  return common;
};

/** Findings contained in every list, each with its least weight. */
const inEvery = (lists: readonly Keyed[]): readonly Finding[] => [
  ...lists
    .filter((list, index) => list !== lists[index - 1])
    .reduce(inBoth)
    .values(),
];

/**
 * Findings of the birth chart and of each month that hold at every moment of the day; many months
 * share a list.
 */
export const constantPart = (all: readonly Weighed[]): Weighed => {
  const keyed = memoize(byKey);
  const constant = (listOf: (moment: Weighed) => readonly Finding[]): readonly Finding[] =>
    inEvery(all.map((moment) => keyed(listOf(moment))));
  return {
    birth: {
      promise: constant(({ birth }) => birth.promise),
      karaka: constant(({ birth }) => birth.karaka),
      varga: constant(({ birth }) => birth.varga),
    },
    months: (all[0]?.months ?? []).map(({ name }, index) => ({
      name,
      dasha: constant(({ months }) => months[index]?.dasha ?? []),
      transit: constant(({ months }) => months[index]?.transit ?? []),
    })),
  };
};

/** A scored moment of the day with its direct answer. */
type Moment = ScoredReading & DirectAnswer;

/** Share of the day's moments (0–1) that have the same finding among their specifics. */
const shareOf = (each: Finding, all: readonly DirectAnswer[]): number =>
  all.filter(({ specifics }) => specifics.some((other) => sameFinding(each, other))).length /
  all.length;

/** Sum, over the first specifics of a moment, of the share of the day that has them too. */
const shareBehind = ({ specifics }: DirectAnswer, all: readonly DirectAnswer[]): number =>
  firstOfEachKind(specifics).reduce((sum, head) => sum + shareOf(head, all), 0);

/** Among the moments with the commonest trend, the one whose first specifics most moments share. */
const usual = (all: readonly Moment[]): Moment | undefined => {
  const groups = [...TRENDS, null].map((trend) => all.filter((each) => each.trend === trend));
  const largest = groups.reduce((best, next) => (next.length > best.length ? next : best));
  return largest
    .map((moment) => ({ moment, shareBehind: shareBehind(moment, all) }))
    .reduce((best, next) => (next.shareBehind > best.shareBehind ? next : best)).moment;
};

/** Least share of the day for a specific to be kept; the first of a kind needs only a third. */
const HALF = 1 / 2;
const THIRD = 1 / 3;

const usualSpecifics = (
  { specifics }: DirectAnswer,
  all: readonly DirectAnswer[],
): readonly Finding[] => {
  const heads = firstOfEachKind(specifics);
  return specifics.filter((each) => shareOf(each, all) >= (heads.includes(each) ? THIRD : HALF));
};

/**
 * Specifics whose words name a house or its lord, though they are not made of findings that hold all day;
 * words of a period that begins do not.
 */
const namesHouse = ({ id, evidence }: Finding): boolean =>
  ('because' in evidence && evidence.because.some((why) => why.endsWith('-house'))) ||
  id === 'specific.relative' ||
  id === 'specific.period-asks' ||
  id === 'specific.partner-trait' ||
  id === 'specific.cause-saturn' ||
  id === 'specific.cause-node' ||
  (id === 'specific.turning-point' && !/^[ma]d-begins$/u.test(evidence.turn));

/** What is told for the whole day; a question of kind has no trend. */
interface Told {
  readonly trend: Trend | null;
  readonly specifics: readonly Finding[];
  readonly windows: readonly Stretch[];
}

/** Whether a moment's first finding of each kind told is the one told. */
const tellsSameFirst = (moment: DirectAnswer, { specifics }: Told): boolean => {
  const heads = firstOfEachKind(moment.specifics);
  return firstOfEachKind(specifics).every((head) =>
    sameFinding(
      head,
      heads.find(({ id }) => id === head.id),
    ),
  );
};

/**
 * Whether a moment has the same trend, the same first specifics, and the first window where it is
 * told; without a window told there is none to compare.
 */
const givesSameAnswer = (moment: Moment, told: Told, { focus }: AskedQuestion): boolean =>
  moment.trend === told.trend &&
  tellsSameFirst(moment, told) &&
  (told.windows.length === 0 ||
    sameFirstWindow(told.windows, stretchesOf(moment.weighed.months, focus.plan.months)));

/** Whether the specific a question of kind asks for first is told; it is no answer without it. */
const tellsItsKind = (told: Told, chosen: DirectAnswer, { focus }: AskedQuestion): boolean => {
  const [first] = chosen.specifics;
  return hasTrend(focus.plan.asks) || told.specifics.some(({ id }) => id === first?.id);
};

/** Number of the day's moments at which what is told holds. */
const momentsHeld = (
  told: Told,
  chosen: DirectAnswer,
  all: readonly Moment[],
  asked: AskedQuestion,
): number =>
  tellsItsKind(told, chosen, asked)
    ? all.filter((each) => givesSameAnswer(each, told, asked)).length
    : 0;

/** A birth of unknown time at the moments tried, and at these and both ends of its day. */
interface ScoredDay {
  readonly tried: readonly ScoredReading[];
  readonly whole: readonly ScoredReading[];
}

/**
 * Scores the moments of a day. What a star or a sign changes stays changed to the end of the day, so that what
 * is the same at the moments tried and at both ends is so all day.
 */
const scoredDay = ({ place }: JudgementInput, day: Day, asked: AskedQuestion): ScoredDay => {
  const read = (moment: JulianDayUt): ScoredReading =>
    scoreReading(readingAt(moment, place, 'moon'), asked);
  const tried = momentsOf(day, MOMENTS).map(read);
  return { tried, whole: [...tried, ...[day.start, day.end].map(read)] };
};

/**
 * Judges a birth of unknown time from the Moon, at thirty moments of its day: the commonest trend,
 * with only those findings and windows that hold at all moments and at both ends of the day, and the
 * commonest specifics.
 */
export const judgeUnknownTime = (
  input: JudgementInput,
  day: Day,
  asked: AskedQuestion,
): JudgementBody => {
  const { focus } = asked;
  const { tried, whole } = scoredDay(input, day, asked);
  const weighed = constantPart(whole.map((each) => each.weighed));
  const windows = stretchesOf(weighed.months, focus.plan.months);
  const all = tried.map((each) => ({
    ...each,
    specifics: specificsOf({ ...each, weighed }, windows, asked),
  }));
  const chosen = usual(all);
  if (chosen === undefined) throw new RangeError('a day without moments');
  const readings = whole.map(({ reading }) => reading);
  const claimed = claimedDay(chosen.reading, readings, input.at);
  const specifics = usualSpecifics(chosen, all).filter(
    (each) => isStated(each, claimed) && (!namesHouse(each) || keepsHouses(each, claimed)),
  );
  const told = { trend: chosen.trend, specifics, windows };
  const stays = momentsHeld(told, chosen, all, asked);
  const agreement = agreementOf(chosen.weighed, chosen.score, focus, 'moon');
  const findings = chosenFindings(weighed, focus, 'moon').filter((each) =>
    keepsHouses(each, claimed),
  );
  return {
    trend: chosen.trend,
    score: chosen.score,
    askedOn: dayAt(input.at),
    findings: withDayClaims(findings, claimed),
    weighings: weighingsOf(findings, chosen.reading, focus),
    windows: windowsOfDay(asWindows(windows, []), claimed),
    running: withFindings(runningPeriodsOfAll(readings, input.at), weighed, ({ graha }, level) =>
      sideInMatter(chosen.reading, focus.plan.strand, graha, level),
    ).map((period) => ({
      ...period,
      findings: withDayClaims(
        period.findings.filter((each) => keepsHouses(each, claimed)),
        claimed,
      ),
    })),
    following: null,
    past: [],
    confidence: confidenceOf(agreement, null),
    agreement,
    holdsMinutes: null,
    holdsShareOfDay: Math.round((stays / all.length) * 100) / 100,
    specifics: withDayClaims(specifics, claimed),
    timeline: timelineOf(weighed.months, focus.plan.months),
    chart: usedChart(
      chosen.reading,
      findings,
      readings.map(({ chart }) => chart),
    ),
  };
};
