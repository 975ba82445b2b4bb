import type { Ayanamsha } from './conventions.ts';

/**
 * An ayanamsha: its value at J2000, to which general precession and the star's own drift are added.
 */
export interface AyanamshaRule {
  /** Without nutation, degrees. */
  readonly atJ2000: number;
  /** Degrees a Julian century beyond general precession. */
  readonly drift: number;
}

/**
 * - Lahiri: the Calendar Reform Committee's value of 1956 carried to J2000 by IAU 2006.
 * - True Chitrapaksha: Spica at 180°, from its Hipparcos place and proper motion (ICRS, van Leeuwen
 *   2007) on the mean ecliptic of date; seen positions add its aberration (sky/ayanamsha.ts).
 * - Raman 21°00′52″ and KP 22°21′50″ at J1900, carried to J2000 by Newcomb's precession as Swiss
 *   Ephemeris defines its modes 3 and 5 (documentation, 2.8).
 */
export const AYANAMSHAS: Readonly<Record<Ayanamsha, AyanamshaRule>> = {
  lahiri: { atJ2000: 23.857092326, drift: 0 },
  'true-chitrapaksha': { atJ2000: 23.841359288, drift: -0.0011869 },
  raman: { atJ2000: 22.410791, drift: 0 },
  kp: { atJ2000: 23.76024, drift: 0 },
};
