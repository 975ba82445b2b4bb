import { COMBUSTION_ORBS } from '../tables/combustion.ts';
import { degrees, type Degrees } from '../units.ts';
import type { Graha } from '../vocabulary.ts';

/** The shorter arc between two longitudes, 0 ≤ x ≤ 180. */
const separation = (a: Degrees, b: Degrees): number => {
  const arc = degrees(a - b);
  return arc > 180 ? 360 - arc : arc;
};

/** Is the graha burnt by the Sun, by longitude alone? Surya Siddhanta IX. */
export const isCombust = (
  graha: Graha,
  motion: { readonly lon: Degrees; readonly speed: number },
  sun: Degrees,
): boolean => {
  const orb = COMBUSTION_ORBS[graha];
  if (orb === undefined) return false;
  return separation(motion.lon, sun) <= (motion.speed < 0 ? orb.retrograde : orb.direct);
};
