import type { PairStep } from '../../pair-steps.ts';
import type { Claim } from '../../claim.types.ts';
import type { ClaimContext } from '../../claims/claim-context.ts';
import { heldClaims } from '../../claims/day-claims.ts';
import type { Reading } from '../../reading/reading.ts';
import type { PairClaim } from '../pair-claim.types.ts';
import type { PairEvidenceOf, PairFindingId } from '../pair-findings.ts';
import type { PairReading } from '../pair-reading.ts';
import type { PairFinding, PairJudgement } from '../pair.types.ts';

/** A pair whose findings are told, with the natal signs that are certain and all findings by step. */
export interface ToldPair {
  readonly pair: PairReading;
  /** Each person at every moment tried of an unknown birth time; one reading of a known one. */
  readonly moments: Readonly<Record<'self' | 'other', readonly Reading[]>>;
  readonly rashis: PairJudgement['rashis'];
  readonly byStep: ReadonlyMap<PairStep, readonly PairFinding[]>;
}

/** A pair, and in whose chart a finding begins; what belongs to both begins with the asker. */
export interface Owned extends ToldPair {
  readonly owner: 'self' | 'other';
  readonly them: 'self' | 'other';
}

/** The statements of each finding between two charts, from its evidence. */
export type ClaimsFor = {
  readonly [I in PairFindingId]: (
    evidence: PairEvidenceOf<I>,
    owned: Owned,
  ) => readonly PairClaim[];
};

/**
 * What the claims of a single chart state of one of the two, with whose it is; without a birth time
 * only what is so at every moment tried, and the periods, which shift by hours.
 */
export const claimsOfPerson = (
  { pair, rashis, moments }: ToldPair,
  person: 'self' | 'other',
  claimsIn: (context: ClaimContext) => readonly Claim[],
): readonly PairClaim[] => {
  const { at } = pair;
  const isSteady = rashis[person] !== null;
  const contextOf = (reading: Reading): ClaimContext => ({ reading, at, isSteady });
  const others = moments[person].filter((reading) => reading !== pair[person]).map(contextOf);
  return heldClaims(claimsIn, { told: contextOf(pair[person]), others }).map((claim) => ({
    ...claim,
    person,
  }));
};
