import { COMBUSTION_ORBS } from '../tables/combustion.ts';
import type { Degrees } from '../units.ts';
import type { Graha } from '../vocabulary.ts';
import { separation } from './separation.ts';

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
