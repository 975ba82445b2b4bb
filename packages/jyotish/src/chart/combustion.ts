import { COMBUSTION_ORBS } from '../tables/combustion.ts';
import type { Degrees } from '../units.ts';
import type { Graha } from '../vocabulary.ts';
import { separation } from './separation.ts';

/**
 * Whether the graha is combust, by its longitude alone (its distance from the Sun in degrees).
 * Surya Siddhanta IX.
 */
export const isCombust = (
  graha: Graha,
  motion: { readonly lon: Degrees; readonly speed: number },
  sun: Degrees,
): boolean => {
  const orb = COMBUSTION_ORBS[graha];
  if (orb === undefined) return false;
  return separation(motion.lon, sun) <= (motion.speed < 0 ? orb.retrograde : orb.direct);
};
