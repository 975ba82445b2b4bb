import { claimsOf } from '../../claims/claims-of.ts';
import type { Finding } from '../../judgement.types.ts';
import type { PairClaim } from '../pair-claim.types.ts';
import { PAIR_FINDINGS, type PairFindingId } from '../pair-findings.ts';
import type { ClaimedPairFinding, PairFinding, PairWindow } from '../pair.types.ts';
import type { UnclaimedPairWindow } from '../sum/pair-windows.ts';
import { bondClaims } from './bond-claims.ts';
import { matchClaims } from './match-claims.ts';
import { claimsOfPerson, type ClaimsFor, type ToldPair } from './owned.ts';
import { restsOn } from './resting.ts';
import { standings } from './standings.ts';

/** What sums up other findings states of a chart what the heaviest of them does. */
const summed = {
  'pair.strong-side': () => [],
  'pair.weak-side': () => [],
  'pair.issue': () => [],
} as const satisfies Partial<ClaimsFor>;

const CLAIMS: ClaimsFor = { ...matchClaims, ...bondClaims, ...summed };

const isBetween = (id: PairFinding['id']): id is PairFindingId => id in PAIR_FINDINGS;

const betweenClaims = (id: PairFindingId, each: PairFinding, told: ToldPair) => {
  const [owner, them] =
    each.whose === 'other' ? (['other', 'self'] as const) : (['self', 'other'] as const);
  const claims = CLAIMS[id](each.evidence as never, { ...told, owner, them });
  return [...claims, ...standings(claims, told)];
};

const ownClaims = (each: PairFinding, told: ToldPair): readonly PairClaim[] => {
  const person = each.whose === 'other' ? 'other' : 'self';
  return claimsOfPerson(told, person, (context) => claimsOf(each as Finding, context));
};

/**
 * The statements a finding about two people makes: of one between the charts its own and where the
 * grahas it names stand; of one of a single chart the same as in an answer about one person, each
 * with whose chart it is about; of one that sums up others those of the heaviest of them.
 */
export const pairClaims = (each: PairFinding, told: ToldPair): readonly PairClaim[] => {
  const behind = restsOn(each, told);
  if (behind !== undefined) return pairClaims(behind, told);
  return isBetween(each.id) ? betweenClaims(each.id, each, told) : ownClaims(each, told);
};

/** The findings, each with the statements it makes. */
export const withPairClaims = (
  findings: readonly PairFinding[],
  told: ToldPair,
): readonly ClaimedPairFinding[] =>
  findings.map((each) => ({ ...each, claims: pairClaims(each, told) }));

/**
 * The windows of two people, their findings with the statements they make; a finding of which
 * nothing can be stated at every hour of an unknown birth time is left out.
 */
export const pairWindowsWithClaims = (
  windows: readonly UnclaimedPairWindow[],
  told: ToldPair,
): readonly PairWindow[] =>
  windows.map((window) => ({
    ...window,
    findings: withPairClaims(window.findings, told).filter(({ claims }) => claims.length > 0),
  }));
