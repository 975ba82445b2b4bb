import { byWeight as byWeightAndKey, keyOf as keyWithin } from '../finding.ts';
import type { Finding, Side } from '../judgement.types.ts';
import type { PairEvidenceOf, PairFindingId } from './pair-findings.ts';
import type { PairFinding, Whose } from './pair.types.ts';

const sideOf = (points: number): Side => {
  if (points === 0) return 'neutral';
  return points > 0 ? 'for' : 'against';
};

/** Makes a finding between two charts from signed points, as `finding` does for a single chart. */
export const pairFinding = <I extends PairFindingId>(
  id: I,
  points: number,
  evidence: PairEvidenceOf<I>,
  rest: { readonly source: string; readonly whose?: Whose },
): PairFinding =>
  ({
    id,
    side: sideOf(points),
    weight: Math.abs(points),
    evidence,
    source: rest.source,
    whose: rest.whose ?? 'both',
  }) as unknown as PairFinding;

/** Marks a finding of a single chart with the person it belongs to. */
export const findingOfPerson = (whose: 'self' | 'other', each: Finding): PairFinding => ({
  ...each,
  whose,
});

/** The finding with its weight multiplied (factor ≥ 0). */
export const scaledPairFinding = (each: PairFinding, factor: number): PairFinding => ({
  ...each,
  weight: each.weight * factor,
});

/**
 * Key of a pair finding without its weight: equal keys are the same statement about the same
 * person.
 */
export const pairKeyOf = (each: PairFinding): string =>
  `${each.whose} ${keyWithin(each as Finding)}`;

/** Comparator: heaviest first; equal weights by key. */
export const byPairWeight = (a: PairFinding, b: PairFinding): number => {
  if (a.weight !== b.weight) return b.weight - a.weight;
  if (a.whose !== b.whose) return a.whose < b.whose ? -1 : 1;
  return byWeightAndKey(a as Finding, b as Finding);
};
