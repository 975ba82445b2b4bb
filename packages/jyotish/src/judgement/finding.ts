import type { Days } from '../units.ts';
import type { EvidenceOf, FindingId } from './finding-ids.ts';
import type { Finding, Side } from './judgement.types.ts';

const sideOf = (points: number): Side => {
  if (points === 0) return 'neutral';
  return points > 0 ? 'for' : 'against';
};

/** Makes a finding from signed points: above 0 for the matter, below against it, 0 neutral. */
export const finding = <I extends FindingId>(
  id: I,
  points: number,
  evidence: EvidenceOf<I>,
  source: string,
): Finding =>
  ({ id, side: sideOf(points), weight: Math.abs(points), evidence, source }) as unknown as Finding;

/** Signed points of a finding: its weight, negative when it is against. */
export const pointsOf = ({ side, weight }: Finding): number =>
  side === 'against' ? -weight : weight;

/** Sum of the signed points of findings. */
export const totalPoints = (findings: readonly Finding[]): number => {
  let sum = 0;
  for (const each of findings) sum += pointsOf(each);
  return sum;
};

/** The finding with its weight multiplied (factor ≥ 0). */
export const scaledFinding = (each: Finding, factor: number): Finding => ({
  ...each,
  weight: each.weight * factor,
});

/**
 * Key of a finding without its weight and days: equal keys are the same statement. Evidence fields
 * of one id come in one order.
 */
export const keyOf = ({ id, side, evidence }: Finding): string =>
  `${id} ${side} ${Object.values(evidence).join(' ')}`;

/** Key of a finding with its days: a period or stay that returns is another statement. */
export const datedKeyOf = (each: Finding): string =>
  each.during === undefined ? keyOf(each) : `${keyOf(each)} ${each.during.start}`;

/** The finding with the days it rests on. */
export const dated = (each: Finding, during: Days): Finding => ({ ...each, during });

/**
 * Comparator: heaviest first; equal weights by key, so that the order does not depend on the order
 * of computation.
 */
export const byWeight = (a: Finding, b: Finding): number => {
  if (a.weight !== b.weight) return b.weight - a.weight;
  if (a.id !== b.id) return a.id < b.id ? -1 : 1;
  return datedKeyOf(a) < datedKeyOf(b) ? -1 : 1;
};
