import type { JulianDayTt } from '../units.ts';
import { centuriesFromJ2000, DAYS_PER_CENTURY } from './centuries.ts';
import type { Rated } from './longitudes/chebyshev.ts';

/** At J2000.0, degrees. */
export const AYANAMSHA_J2000 = 23.857092326;
const C1 = 1.39688794;
const C2 = 0.000307096;

/**
 * Mean Lahiri ayanamsha in degrees, without nutation: the Calendar Reform Committee's value
 * carried by IAU 2006 precession, as a parabola good to 0.00001″ from 1900 to 2100
 * (reference/README.md).
 */
export const ayanamshaAt = (jdTt: JulianDayTt): Rated => {
  const t = centuriesFromJ2000(jdTt);
  return { value: AYANAMSHA_J2000 + t * (C1 + t * C2), rate: (C1 + 2 * C2 * t) / DAYS_PER_CENTURY };
};
