import type { Claim } from '@dhruva/jyotish';
import { ANSWER_CHECKS } from './checks/answer-checks.ts';
import { gunaTotals } from './checks/guna.ts';
import { manglikVerdict } from './checks/manglik-checks.ts';
import { periodInDay } from './checks/period-in-day.ts';
import { NATAL_CHECKS } from './checks/natal-checks.ts';
import { NUMBER_CHECKS } from './checks/number-checks.ts';
import type { Check } from './checks/check.types.ts';
import { sheetsOf, type Sheet } from './checks/sheet.ts';
import { TIME_CHECKS } from './checks/time-checks.ts';
import type { Answer, ClaimOf, Person, Verdict } from './claims.types.ts';
import { spanMemory, type SpanMemory } from './time/spans.ts';

/** Finds why a claim of an answer is false, or null where it is true. */
export type Checker = (claim: Claim, answer: Answer) => Verdict;

const CHART_CHECKS = { ...NATAL_CHECKS, ...NUMBER_CHECKS, ...TIME_CHECKS };
type ChartKind = keyof typeof CHART_CHECKS;

const isOfChart = (claim: Claim): claim is ClaimOf<ChartKind> => claim.kind in CHART_CHECKS;

/** The first reason against a claim in any of the moments of birth. */
const inEvery = (
  sheets: readonly Sheet[],
  claim: ClaimOf<ChartKind>,
  memory: SpanMemory,
): Verdict => {
  const check = CHART_CHECKS[claim.kind] as Check<ChartKind>;
  for (const sheet of sheets) {
    const reason = check(sheet, claim, memory);
    if (reason !== null) return reason;
  }
  return null;
};

const manglikOf = (
  claim: ClaimOf<'manglik'>,
  own: readonly Sheet[],
  others: readonly Sheet[],
): Verdict => {
  const [sheets, counterparts] = claim.person === 'self' ? [own, others] : [others, own];
  if (sheets.length === 0) return 'there is no other person';
  const facing = counterparts.length === 0 ? [undefined] : counterparts;
  const reasons = sheets.flatMap(({ natal }) =>
    facing.map((other) => manglikVerdict(natal, claim, other?.natal)),
  );
  return reasons.find((reason) => reason !== null) ?? null;
};

const gunaOf = (
  { total }: ClaimOf<'guna'>,
  own: readonly Sheet[],
  others: readonly Sheet[],
): Verdict => {
  if (others.length === 0) return 'there is no other person';
  const off = own
    .flatMap(({ natal }) =>
      others.map((other) => gunaTotals(natal.lons.moon, other.natal.lons.moon)),
    )
    .find((totals) => !totals.includes(total));
  return off === undefined ? null : `the totals are ${off.join(', ')}`;
};

/**
 * The check of one person's claims, everything recomputed from positions, without the engine's rules
 * and once for all answers: houses, divisions, periods, transits, yogas, strengths (the engine's sum)
 * and points of the chart; windows, causes and the like against the answer itself. For a birth without
 * a time a claim has to hold at each moment of the day; of a period it is enough that its days are
 * those of one of them. `other`: the second of two people.
 */
export const checkerOf = (
  self: Person,
  { other, memory = spanMemory() }: { readonly other?: Person; readonly memory?: SpanMemory } = {},
): Checker => {
  const sheets = sheetsOf(self);
  const others = other === undefined ? [] : sheetsOf(other);
  const verdicts = new Map<string, Verdict>();

  const ofChart = (claim: ClaimOf<ChartKind>): Verdict =>
    claim.kind === 'period' && sheets.length > 1
      ? periodInDay(sheets, claim)
      : inEvery(sheets, claim, memory);

  const memoized = (claim: ClaimOf<ChartKind>): Verdict => {
    const key = JSON.stringify(claim);
    const cached = verdicts.get(key);
    if (cached !== undefined) return cached;
    const verdict = ofChart(claim);
    verdicts.set(key, verdict);
    return verdict;
  };

  return (claim, answer) => {
    if (isOfChart(claim)) return memoized(claim);
    if (claim.kind === 'manglik') return manglikOf(claim, sheets, others);
    if (claim.kind === 'guna') return gunaOf(claim, sheets, others);
    const check = ANSWER_CHECKS[claim.kind] as (
      claim: Claim,
      context: { answer: Answer; sheets: readonly Sheet[]; memory: SpanMemory },
    ) => Verdict;
    return check(claim, { answer, sheets, memory });
  };
};
