import type { TimelineMonth } from '@dhruva/jyotish';
import { windowClaims } from '../telling/direct/slot-claims.ts';
import { monthsBetween } from '../telling/time.ts';
import type { Carriers, Planned } from './follow-up.types.ts';
import { claimsOf, moversOf, spellOf, whoseOf, type Judged } from './judged.ts';

type JudgedWindow = Judged['windows'][number];

/** The heaviest helping finding of the sky and of the periods in a window. */
const openersOf = ({ findings }: JudgedWindow) => {
  const helping = findings.filter(({ side }) => side === 'for');
  return {
    passage: helping.find((each) => moversOf(each).length > 0),
    period: helping.find((each) => spellOf(each) !== undefined && 'graha' in each.evidence),
  };
};

const carriersOf = (window: JudgedWindow): Carriers => {
  const { passage, period } = openersOf(window);
  const spell = period && spellOf(period);
  const { graha } = (period?.evidence ?? {}) as Partial<NonNullable<Carriers['period']>>;
  return {
    passage: passage === undefined ? [] : moversOf(passage),
    period:
      period === undefined || spell === undefined || graha === undefined
        ? null
        : { graha, spell, whose: whoseOf(period) },
  };
};

const claimsOfOpeners = (window: JudgedWindow) => {
  const { passage, period } = openersOf(window);
  return claimsOf([passage, period]);
};

const COMPARED = {
  stronger: { stronger: 'same', weaker: 'worse' },
  weaker: { stronger: 'better', weaker: 'same' },
} as const;

/** "And if I wait?": the second window beside the first. */
export const waitOf = ({ windows: [first, later] }: Judged): Planned | undefined =>
  first === undefined || later === undefined
    ? undefined
    : {
        id: 'wait',
        facts: {
          first,
          later,
          compared: COMPARED[first.strength][later.strength],
          firstBy: carriersOf(first),
          laterBy: carriersOf(later),
          gap: monthsBetween(first.from, later.from),
        },
        claims: [
          ...windowClaims([first, later]),
          ...claimsOfOpeners(first),
          ...claimsOfOpeners(later),
        ],
      };

/** Weights of period and sky in a month: 60 and 30, as in the score. */
const worthOf = ({ dasha, transit }: TimelineMonth): number => 2 * dasha + transit;

/** Best first; of equal months the earlier. */
const byWorth = (a: TimelineMonth, b: TimelineMonth): number =>
  worthOf(b) - worthOf(a) || (a.month < b.month ? -1 : 1);

/** The worth that half of the months looked at do not exceed. */
const middleOf = (months: readonly TimelineMonth[]): number =>
  months.map(worthOf).toSorted((a, b) => a - b)[Math.floor(months.length / 2)] ?? 0;

/** The best two of some months, of those in the better half of all; in order of time. */
const bestTwo = (
  months: readonly TimelineMonth[],
  all: readonly TimelineMonth[],
): readonly string[] =>
  months
    .filter((each) => worthOf(each) >= middleOf(all))
    .toSorted(byWorth)
    .slice(0, 2)
    .map(({ month }) => month)
    .toSorted();

const monthClaims = (months: readonly string[]) =>
  months.map((month) => ({ kind: 'month', start: month, end: month }) as const);

/** "And if it does not happen then?": the better months after the only window. */
export const afterOf = ({ windows, timeline }: Judged): Planned | undefined => {
  const [first, second] = windows;
  if (first === undefined || second !== undefined) return undefined;
  const left = timeline.filter(({ month }) => month > first.to);
  const months = bestTwo(left, timeline);
  return {
    id: 'after',
    facts: { first, months },
    claims: [...windowClaims([first]), ...monthClaims(months)],
  };
};

/** "Which months are the lightest?", where no window begins in the time looked at; not for an unknown time. */
export const lightestOf = ({ windows, timeline, holdsMinutes }: Judged): Planned | undefined => {
  const last = timeline.at(-1)?.month ?? '';
  if (holdsMinutes === null || windows.some(({ from }) => from <= last)) return undefined;
  const months = bestTwo(timeline, timeline);
  return months.length < 2
    ? undefined
    : { id: 'lightest', facts: { months }, claims: monthClaims(months) };
};

/** "Which of these months?": best, second and quietest month of the first window. */
export const monthOf = ({ windows: [window], timeline }: Judged): Planned | undefined => {
  if (window === undefined) return undefined;
  const inWindow = timeline.filter(({ month }) => window.from <= month && month <= window.to);
  const [best, next, ...others] = inWindow.toSorted(byWorth);
  const quietest = others.at(-1);
  if (best === undefined || next === undefined || quietest === undefined) return undefined;
  return {
    id: 'month',
    facts: { window, best: best.month, next: next.month, quietest: quietest.month },
    claims: windowClaims([window]),
  };
};
