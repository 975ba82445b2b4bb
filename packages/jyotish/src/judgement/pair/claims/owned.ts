import type { PairClaim } from '../pair-claim.types.ts';
import type { PairEvidenceOf, PairFindingId } from '../pair-findings.ts';
import type { PairReading } from '../pair-reading.ts';

/** A pair, and in whose chart a finding begins; what belongs to both begins with the asker. */
export interface Owned {
  readonly pair: PairReading;
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
