import { maitriOf } from '../../../matching/kutas.ts';
import type { Bhava, Graha } from '../../../vocabulary.ts';
import type { Regard } from '../pair-findings.ts';

const BY_MAITRI: Readonly<Record<number, Regard>> = {
  5: 'friends',
  4: 'friendly',
  3: 'neutral',
  1: 'uneasy',
  0.5: 'opposed',
  0: 'opposed',
};

/** Points of a natural friendship between two lords (ours; the order is that of graha maitri). */
const REGARD_POINTS: Readonly<Record<Regard, number>> = {
  same: 1.5,
  friends: 1.5,
  friendly: 1,
  neutral: 0.3,
  uneasy: -0.8,
  opposed: -1.5,
};

/** Natural friendship of two lords in both directions, and its points. BPHS 3. */
export const regardOf = (a: Graha, b: Graha): { regard: Regard; points: number } => {
  const regard = a === b ? 'same' : (BY_MAITRI[maitriOf(a, b)] ?? 'neutral');
  return { regard, points: REGARD_POINTS[regard] };
};

/**
 * Points of a place counted between two charts (ours): near places are for, 6-8
 * and 2-12 against.
 */
const PLACE_POINTS: Readonly<Record<Bhava, number>> = {
  1: 1,
  2: -0.8,
  3: 1,
  4: 0.8,
  5: 0.8,
  6: -1.2,
  7: 1.2,
  8: -1.2,
  9: 0.8,
  10: 0.8,
  11: 1,
  12: -0.8,
};

export const placePoints = (place: Bhava): number => PLACE_POINTS[place];
