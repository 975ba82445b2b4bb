import { MEAN_LONGITUDES } from '../../tables/mean-longitudes.ts';
import { ORBITS } from '../../tables/orbits.ts';
import type { JulianDayTt } from '../../units.ts';
import { centuriesFromJ2000, DAYS_PER_CENTURY } from '../centuries.ts';
import type { ValueAndRate } from './chebyshev.ts';

const RADIANS = Math.PI / 180;
/** The Earth’s perihelion moves among the stars, and the equinox towards it; degrees a century. */
export const PERIHELION_RATE = 1.71946;

/**
 * Longitude of the Sun on the mean equinox of date by the equation of centre, good to 0.02°: for
 * what needs no more, without the Sun's table (Meeus, Astronomical Algorithms, ch. 25).
 */
export const sunByMeanOrbit = (jdTt: JulianDayTt): ValueAndRate => {
  const t = centuriesFromJ2000(jdTt);
  const { atJ2000, rate } = MEAN_LONGITUDES.sun;
  const { eccentricity: e, perihelion } = ORBITS.earth;
  const longitude = atJ2000 + rate * t;
  const anomaly = (longitude - (perihelion + 180 + PERIHELION_RATE * t)) * RADIANS;
  const centre = 2 * e * Math.sin(anomaly) + 1.25 * e * e * Math.sin(2 * anomaly);
  return {
    value: longitude + centre / RADIANS,
    rate: (rate / DAYS_PER_CENTURY) * (1 + 2 * e * Math.cos(anomaly)),
  };
};
