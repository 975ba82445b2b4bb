import { AYANAMSHAS, type AyanamshaRule } from '../tables/ayanamshas.ts';
import { PRODUCT_CONVENTIONS, type Conventions } from '../tables/conventions.ts';
import type { JulianDayTt } from '../units.ts';
import { centuriesFromJ2000, DAYS_PER_CENTURY } from './centuries.ts';
import type { ValueAndRate } from './longitudes/chebyshev.ts';
import { sunByMeanOrbit } from './longitudes/mean-sun.ts';

/**
 * Coefficients of the general precession in longitude since J2000: degrees a century, and degrees a
 * century squared. A parabola fitted to IAU 2006, good to 0.00001″ from 1900 to 2100
 * (reference/README.md).
 */
const C1 = 1.39688794;
const C2 = 0.000307096;

const RADIANS = Math.PI / 180;
/** Constant of aberration over the cosine of Spica's latitude, degrees. */
const ABERRATION = 20.49552 / 3600 / Math.cos(2.0545 * RADIANS);
/** Aberration added by the ellipse of the Earth's orbit, degrees; constant enough for 200 years. */
const ELLIPTIC = -0.065 / 3600;

/**
 * An ayanamsha with Spica's annual aberration added: Spica stands half a turn from the zero point
 * (Meeus, Astronomical Algorithms, 23.2).
 */
const withSpicaAberration = ({ value, rate }: ValueAndRate, jdTt: JulianDayTt): ValueAndRate => {
  const sun = sunByMeanOrbit(jdTt);
  const fromZero = (sun.value - value) * RADIANS;
  return {
    value: value + ABERRATION * Math.cos(fromZero) + ELLIPTIC,
    rate: rate - ABERRATION * Math.sin(fromZero) * sun.rate * RADIANS,
  };
};

const meanAyanamsha = (jdTt: JulianDayTt, { atJ2000, drift }: AyanamshaRule): ValueAndRate => {
  const t = centuriesFromJ2000(jdTt);
  return {
    value: atJ2000 + t * (C1 + t * C2) + t * drift,
    rate: (C1 + 2 * C2 * t + drift) / DAYS_PER_CENTURY,
  };
};

/** Ayanamsha without nutation, in degrees, and its rate in degrees a day. */
export const ayanamshaAt = (
  jdTt: JulianDayTt,
  { ayanamsha, positions }: Conventions = PRODUCT_CONVENTIONS,
): ValueAndRate => {
  const mean = meanAyanamsha(jdTt, AYANAMSHAS[ayanamsha]);
  const hasAberration = ayanamsha === 'true-chitrapaksha' && positions === 'apparent';
  return hasAberration ? withSpicaAberration(mean, jdTt) : mean;
};

/**
 * Precession since J2000 contained in an ayanamsha, degrees. The proper motion of the star that
 * defines it, 25″ at most, is not taken out.
 */
export const precessionOf = ({ value }: ValueAndRate, { ayanamsha }: Conventions): number =>
  value - AYANAMSHAS[ayanamsha].atJ2000;
