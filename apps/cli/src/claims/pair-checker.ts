import type { PairClaim } from '@dhruva/jyotish';
import { BETWEEN_CHECKS, isOpen, isReached, type BetweenKind } from './between-checks.ts';
import { checkerOf } from './checker.ts';
import { unless } from './checks/check.types.ts';
import { sheetsOf } from './checks/sheet.ts';
import type { Answer, ClaimOf, Person, Verdict } from './claims.types.ts';
import type { PairPositions, Positions } from './pair-positions.ts';
import { spanMemory, type SpanMemory } from './time/spans.ts';

/** Finds why a claim of an answer about two people is false, or null where it is true. */
export type PairChecker = (claim: PairClaim, answer: Answer) => Verdict;

type BetweenClaim = Extract<PairClaim, { readonly kind: BetweenKind }>;

const isBetween = (claim: PairClaim): claim is BetweenClaim => claim.kind in BETWEEN_CHECKS;

/** Kinds about the answer itself, which are nobody's. */
const OF_ANSWER: readonly PairClaim['kind'][] = ['window', 'month', 'earlier', 'trend', 'holds'];

/** Positions at the birth, or at each moment of the day of one without a time. */
const positionsOf = (person: Person): readonly Positions[] =>
  sheetsOf(person).map(({ natal: { lons, lagna } }) => ({
    grahas: lons,
    lagna: lagna ?? Number.NaN,
    isTimeKnown: lagna !== null,
  }));

const pairsOf = (self: Person, other: Person): readonly PairPositions[] => {
  const theirs = positionsOf(other);
  return positionsOf(self).flatMap((mine) => theirs.map((each) => ({ self: mine, other: each })));
};

/**
 * The check of the claims of two people: what is said of one chart by the check of one person's
 * claims, what is said between them from positions with tables of its own. Without a birth time a
 * claim has to hold at each moment of the day.
 */
export const pairCheckerOf = (
  { self, other }: { readonly self: Person; readonly other: Person },
  memory: SpanMemory = spanMemory(),
): PairChecker => {
  const single = { self: checkerOf(self, { memory }), other: checkerOf(other, { memory }) };
  const pairs = pairsOf(self, other);
  const known = new Map<string, boolean>();

  const isSo = (claim: BetweenClaim): boolean => {
    const key = JSON.stringify(claim);
    const check = BETWEEN_CHECKS[claim.kind] as (claim: PairClaim, pair: PairPositions) => boolean;
    const holds = known.get(key) ?? pairs.every((pair) => check(claim, pair));
    known.set(key, holds);
    return holds;
  };

  return (claim, answer) => {
    if (claim.kind === 'guna-range') {
      return unless(isReached(claim, pairs), () => 'no moments have these totals');
    }
    if (claim.kind === 'manglik-grade' && claim.grade === 'open') {
      return unless(isOpen(claim, pairs), () => 'it is the same at each hour');
    }
    if (isBetween(claim)) return unless(isSo(claim), () => 'not so in or between the two charts');
    if (OF_ANSWER.includes(claim.kind)) return single.self(claim as ClaimOf<'trend'>, answer);
    const { person, ...own } = claim as ClaimOf<'stands'> & { readonly person?: 'self' | 'other' };
    return person === undefined ? 'it is not said whose it is' : single[person](own, answer);
  };
};
