import type { EvidenceOf, FindingId } from './finding-ids.ts';
import type { Finding, Side } from './judgement.types.ts';

const sideOf = (points: number): Side => {
  if (points === 0) return 'neutral';
  return points > 0 ? 'for' : 'against';
};

/** A finding worth `points`: above 0 it helps, below it speaks against, at 0 it only describes. */
export const finding = <I extends FindingId>(
  id: I,
  points: number,
  evidence: EvidenceOf<I>,
  source: string,
): Finding =>
  ({ id, side: sideOf(points), weight: Math.abs(points), evidence, source }) as unknown as Finding;

/** The signed worth of a finding. */
export const pointsOf = ({ side, weight }: Finding): number =>
  side === 'against' ? -weight : weight;

/** The signed worth of many. */
export const totalPoints = (findings: readonly Finding[]): number => {
  let sum = 0;
  for (const each of findings) sum += pointsOf(each);
  return sum;
};

/** The same finding with its worth multiplied (factor ≥ 0). */
export const scaled = (each: Finding, factor: number): Finding => ({
  ...each,
  weight: each.weight * factor,
});

/** Two findings with the same key say the same thing; one id always lists its evidence in one order. */
export const keyOf = ({ id, side, evidence }: Finding): string =>
  `${id} ${side} ${Object.values(evidence).join(' ')}`;

/** Heaviest first; equal weights by key, so that the order never depends on the engine's path. */
export const byWeight = (a: Finding, b: Finding): number => {
  if (a.weight !== b.weight) return b.weight - a.weight;
  if (a.id !== b.id) return a.id < b.id ? -1 : 1;
  return keyOf(a) < keyOf(b) ? -1 : 1;
};
