import { julianDayUt, type JulianDayUt } from '../../units.ts';
import { keyOf } from '../finding.ts';
import type { Finding, Judgement, JudgementInput } from '../judgement.types.ts';
import { TRENDS } from '../../vocabulary.ts';
import { readingAt } from '../reading/reading.ts';
import { BIRTH_STEPS } from '../steps/all-steps.ts';
import type { Weighed } from '../sum/weigh.ts';
import { windowsOf } from '../sum/windows.ts';
import { agreementOf, confidenceOf } from './agreement.ts';
import { chosenFindings } from './chosen-findings.ts';
import { headsOf, sameFinding } from './direct-answer.ts';
import { readScored, specificsOf, type Asked, type Scored } from './read-whole.ts';

/** Moments of the day tried: every 48 minutes of a usual day. */
const MOMENTS = 30;

type Day = NonNullable<JudgementInput['unknownWithin']>;
type Answered = Omit<Judgement, 'question' | 'area' | 'engineVersion'>;

/** The middles of equal parts of the day. */
const momentsOf = ({ start, end }: Day): readonly JulianDayUt[] =>
  Array.from({ length: MOMENTS }, (_, index) =>
    julianDayUt(start + ((end - start) * (index + 0.5)) / MOMENTS),
  );

/** Only what every list holds, each with the least weight it has in any. */
const inEvery = (lists: readonly (readonly Finding[])[]): readonly Finding[] => {
  let common = new Map((lists[0] ?? []).map((each) => [keyOf(each), each]));
  for (const list of lists) {
    const next = new Map<string, Finding>();
    for (const each of list) {
      const known = common.get(keyOf(each));
      if (known !== undefined) next.set(keyOf(each), known.weight < each.weight ? known : each);
    }
    common = next;
    if (common.size === 0) break;
  }
  return [...common.values()];
};

/** What holds at every moment of the day, of the birth chart and of each month. */
const constantPart = (all: readonly Weighed[]): Weighed => {
  const birth = Object.fromEntries(
    BIRTH_STEPS.map((step) => [step, inEvery(all.map((each) => each.birth[step]))]),
  ) as Weighed['birth'];
  const months = (all[0]?.months ?? []).map(({ name }, index) => ({
    name,
    dasha: inEvery(all.map((each) => each.months[index]?.dasha ?? [])),
    transit: inEvery(all.map((each) => each.months[index]?.transit ?? [])),
  }));
  return { birth, months };
};

/** The trend most moments have, told by its moment in the middle. */
const usual = (all: readonly Scored[]): Scored | undefined => {
  const groups = TRENDS.map((trend) => all.filter((scored) => scored.trend === trend));
  const largest = groups.reduce((best, next) => (next.length > best.length ? next : best));
  return largest.toSorted((a, b) => a.score - b.score)[Math.floor(largest.length / 2)];
};

const HALF = 0.5;

/** The specifics that hold at half of the day's moments or more. */
const usualSpecifics = (
  chosen: readonly Finding[],
  all: readonly (readonly Finding[])[],
): readonly Finding[] =>
  chosen.filter(
    (each) =>
      all.filter((told) => told.some((other) => sameFinding(each, other))).length >=
      all.length * HALF,
  );

/**
 * Judges a birth of unknown time from the Moon, at thirty moments of its day: the trend most moments
 * share, with only those findings and windows that hold at all of them and specifics that hold at half.
 */
export const judgeUnknownTime = (input: JudgementInput, day: Day, asked: Asked): Answered => {
  const { focus } = asked;
  const all = momentsOf(day).map((moment) =>
    readScored(readingAt(moment, input.place, 'moon'), asked),
  );
  const chosen = usual(all);
  if (chosen === undefined) throw new RangeError('a day without moments');
  const weighed = constantPart(all.map((scored) => scored.weighed));
  const windows = windowsOf(weighed.months, focus, 'moon');
  const tell = (scored: Scored): readonly Finding[] =>
    specificsOf({ ...scored, weighed }, windows, asked);
  const told = all.map(tell);
  const specifics = usualSpecifics(tell(chosen), told);
  const stays = all.filter(
    ({ trend }, index) =>
      trend === chosen.trend &&
      headsOf(specifics).every((head) => told[index]?.some((other) => sameFinding(head, other))),
  );
  const agreement = agreementOf(chosen.weighed, chosen.score, focus, 'moon');
  return {
    trend: chosen.trend,
    score: chosen.score,
    findings: chosenFindings(weighed, focus, 'moon'),
    windows,
    confidence: confidenceOf(agreement, null),
    agreement,
    holdsMinutes: null,
    holdsShareOfDay: Math.round((stays.length / all.length) * 100) / 100,
    specifics,
  };
};
