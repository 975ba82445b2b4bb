import type { PairStep } from '../../pair-steps.ts';
import type { ClaimContext } from '../../claims/claim-context.ts';
import type { PairClaim } from '../pair-claim.types.ts';
import type { PairEvidenceOf, PairFindingId } from '../pair-findings.ts';
import type { PairReading } from '../pair-reading.ts';
import type { PairFinding, PairJudgement } from '../pair.types.ts';

/** A pair whose findings are told, with the natal signs that are certain and all findings by step. */
export interface ToldPair {
  readonly pair: PairReading;
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

/** The chart of one of the two, as the claims of a single chart are made from it. */
export const contextOf = (
  { pair, rashis }: ToldPair,
  person: 'self' | 'other',
): ClaimContext => ({ reading: pair[person], at: pair.at, isSteady: rashis[person] !== null });
