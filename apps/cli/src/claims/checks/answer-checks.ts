import type { Claim, TimelineMonth } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import type { Answer, ClaimOf, Verdict } from '../claims.types.ts';
import { dayOf, isNear, monthOf, NEAR_DAYS, noonOf } from '../time/days.ts';
import { transitSign, type Days, type SpanMemory } from '../time/spans.ts';
import { unless } from './check.types.ts';
import { isSaturnPassage } from './saturn-passage.ts';
import type { Sheet } from './sheet.ts';
import { isPeriod, wholeStay } from './time-checks.ts';

/** What a claim about the answer itself is held against. */
export interface AnswerContext {
  readonly answer: Answer;
  readonly sheets: readonly Sheet[];
  readonly memory: SpanMemory;
}

type AnswerCheck<K extends Claim['kind']> = (claim: ClaimOf<K>, context: AnswerContext) => Verdict;

const window: AnswerCheck<'window'> = ({ start, end, strength }, { answer }) =>
  unless(
    answer.windows.some(
      (each) => each.from === start && each.to === end && each.strength === strength,
    ),
    () => `the answer has no ${strength} window from ${start} to ${end}`,
  );

const trend: AnswerCheck<'trend'> = ({ step }, { answer }) =>
  unless(step === answer.trend, () => `the trend is ${answer.trend}`);

const holds: AnswerCheck<'holds'> = (claim, { answer }) => {
  const { holdsMinutes, holdsShareOfDay, windows } = answer;
  if ('share' in claim) {
    return unless(claim.share === holdsShareOfDay, () => `holds for ${holdsShareOfDay} of the day`);
  }
  const minutes = [holdsMinutes, ...windows.map((each) => each.holdsMinutes)];
  return unless(minutes.includes(claim.minutes), () => `holds for ${minutes.join(', ')} minutes`);
};

/** Completed years by the calendar from one instant to another. */
const yearsBetween = (birth: number, at: number): number => {
  const [born, now] = [dayOf(birth), dayOf(at)];
  const isBefore = now.slice(5) < born.slice(5);
  return Number(now.slice(0, 4)) - Number(born.slice(0, 4)) - (isBefore ? 1 : 0);
};

/** The age on the day of asking; beside a birthday it may be counted either way. */
const agesOf = ({ answer: { at }, sheets }: AnswerContext): readonly string[] =>
  sheets.flatMap(({ natal }) =>
    [-1, 0, 1].map((days) => String(yearsBetween(natal.jd, at + days))),
  );

const fact: AnswerCheck<'fact'> = ({ key, value }, context) => {
  const { facts } = context.answer;
  const given = key === 'age' ? agesOf(context) : [facts[key]];
  return unless(given.includes(value), () => `${key} was given as ${given[0] ?? 'nothing'}`);
};

const grahasRunning = (claim: Claim): readonly Graha[] => {
  switch (claim.kind) {
    case 'period':
    case 'transit':
    case 'transit-aspect':
      return [claim.graha];
    case 'sade-sati':
    case 'dhaiya':
      return ['saturn'];
    case 'double-transit':
      return ['jupiter', 'saturn'];
    default:
      return [];
  }
};

const isSameStretch = (a: Days, b: Days): boolean =>
  isNear(a.start, noonOf(b.start)) && isNear(a.end, noonOf(b.end));

/** Whether a graha runs a period, a stay or (Saturn) a whole passage in these days. */
const isRunning = (graha: Graha, days: Days, { sheets, memory }: AnswerContext): boolean => {
  const middle = (noonOf(days.start) + noonOf(days.end)) / 2;
  if (Number.isNaN(middle)) return false;
  const runs = (sheet: Sheet): boolean =>
    sheet
      .periods('vimshottari')
      .some((period) => period.graha === graha && isPeriod(days, period, sheet.natal.jd));
  return (
    wholeStay(graha, transitSign(graha, middle), days, memory) === null ||
    sheets.some(runs) ||
    (graha === 'saturn' && sheets.every(({ natal }) => isSaturnPassage(natal, days)))
  );
};

/** A cause is a stretch its graha runs: one the answer claims, or one recomputed. */
const cause: AnswerCheck<'cause'> = (claim, context) => {
  const graha = claim.cause;
  const isClaimed = context.answer.claims.some(
    (other) =>
      grahasRunning(other).includes(graha) &&
      'start' in other &&
      isSameStretch(other as Days, claim),
  );
  return unless(
    isClaimed || isRunning(graha, claim, context),
    () => `${graha} runs nothing from ${claim.start} to ${claim.end}`,
  );
};

/** First days of what begins, and days after what ends, in the answer. */
const turnsOf = ({ claims, windows }: Answer): readonly string[] => [
  ...claims.flatMap((each) => {
    if (each.kind === 'ease' || each.kind === 'past' || !('start' in each)) return [];
    const { start, end } = each as Days;
    return [start, end];
  }),
  ...windows.map(({ from }) => from),
];

const ease: AnswerCheck<'ease'> = ({ start }, { answer }) => {
  const isTurn = turnsOf(answer).some((turn) =>
    turn.length === start.length && start.length > 7
      ? Math.abs(noonOf(turn) - noonOf(start)) <= NEAR_DAYS
      : monthOf(turn) === monthOf(start),
  );
  return unless(isTurn, () => `nothing in the answer begins or ends at ${start}`);
};

const past: AnswerCheck<'past'> = ({ start, end, strand }, { answer, sheets }) => {
  const birth = Math.min(...sheets.map(({ natal }) => natal.jd));
  if (strand === '') return 'no strand is named';
  const [first, last] = [noonOf(start), noonOf(end)];
  return unless(
    birth - 1 <= first && first <= last && last <= answer.at + 1,
    () => `${start} to ${end} is not a stretch between birth and the day of asking`,
  );
};

/** Weights of period and transit in a month: 60 and 30 (ours). */
const worth = ({ dasha, transit }: TimelineMonth): number => 2 * dasha + transit;

/** Rounding of the timeline's values, to one decimal each. */
const ROUNDING = 0.3;

/** A best month is among the better half of the months the answer looked at. */
const month: AnswerCheck<'month'> = ({ start }, { answer }) => {
  const values = answer.timeline.map(worth).sort((a, b) => a - b);
  const middle = values[Math.floor(values.length / 2)] ?? Infinity;
  const own = answer.timeline.find((each) => each.month === start);
  return unless(
    own !== undefined && worth(own) >= middle - ROUNDING,
    () => `${start} is none of the better months`,
  );
};

/** A month told one by one is told as the timeline has it. */
const outlook: AnswerCheck<'outlook'> = ({ start, dasha, transit }, { answer }) => {
  const own = answer.timeline.find((each) => each.month === start);
  return unless(
    own !== undefined && own.dasha === dasha && own.transit === transit,
    () => `${start} is not as the timeline has it`,
  );
};

/** What an answer says of an earlier birth is held against the answer for that birth. */
const earlier: AnswerCheck<'earlier'> = (claim, { answer: { earlier: moved } }) => {
  if (moved === null || claim.minutes !== -moved.minutes) return 'no such birth was tried';
  const [first] = moved.windows;
  const isSo =
    'step' in claim
      ? claim.step === moved.trend
      : claim.start === first?.from && claim.end === first.to && claim.strength === first.strength;
  return unless(isSo, () => `it would be ${moved.trend}, first ${first?.from ?? 'no window'}`);
};

/** Checks of what an answer says of itself, against its own fields and its other claims. */
export const ANSWER_CHECKS = {
  window,
  month,
  outlook,
  earlier,
  trend,
  holds,
  fact,
  cause,
  ease,
  past,
};
