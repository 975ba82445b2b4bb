import { PAIR_FINDINGS, type PairFindingId } from '../pair-findings.ts';
import type { PairClaim } from '../pair-claim.types.ts';
import type { PairReading } from '../pair-reading.ts';
import type { ClaimedPairFinding, PairFinding } from '../pair.types.ts';
import { bondClaims } from './bond-claims.ts';
import { matchClaims } from './match-claims.ts';
import type { ClaimsFor } from './owned.ts';

/** What sums up other findings states nothing of its own about a chart. */
const summed = {
  'pair.strong-side': () => [],
  'pair.weak-side': () => [],
  'pair.issue': () => [],
  'pair.parenting': () => [],
} as const satisfies Partial<ClaimsFor>;

const CLAIMS: ClaimsFor = { ...matchClaims, ...bondClaims, ...summed };

const isBetween = (id: PairFinding['id']): id is PairFindingId => id in PAIR_FINDINGS;

/** The statements a finding between two charts makes; none for a finding of a single chart. */
export const pairClaims = (
  { id, evidence, whose }: PairFinding,
  pair: PairReading,
): readonly PairClaim[] => {
  if (!isBetween(id)) return [];
  const [owner, them] =
    whose === 'other' ? (['other', 'self'] as const) : (['self', 'other'] as const);
  return CLAIMS[id](evidence as never, { pair, owner, them });
};

/** The findings, each with the statements it makes. */
export const withPairClaims = (
  findings: readonly PairFinding[],
  pair: PairReading,
): readonly ClaimedPairFinding[] =>
  findings.map((each) => ({ ...each, claims: pairClaims(each, pair) }));
