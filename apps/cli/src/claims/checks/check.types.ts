import type { Claim } from '@dhruva/jyotish';
import type { ClaimOf, Verdict } from '../claims.types.ts';
import type { SpanMemory } from '../time/spans.ts';
import type { Sheet } from './sheet.ts';

/** Holds one claim against the recomputed chart of one moment of birth. */
export type Check<K extends Claim['kind']> = (
  sheet: Sheet,
  claim: ClaimOf<K>,
  memory: SpanMemory,
) => Verdict;

/** A verdict from a condition: null where it holds. */
export const unless = (holds: boolean, reason: () => string): Verdict => (holds ? null : reason());

export const NO_LAGNA = 'the time of birth, and so the lagna, is not known';
