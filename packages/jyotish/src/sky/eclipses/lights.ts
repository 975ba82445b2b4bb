import { ASTRONOMICAL_UNIT } from '../../tables/eclipses.ts';
import { ORBITS } from '../../tables/orbits.ts';
import type { JulianDayUt } from '../../units.ts';
import { centuriesFromJ2000 } from '../centuries.ts';
import { jdTtFromUt } from '../earth/delta-t.ts';
import { PERIHELION_RATE } from '../longitudes/mean-sun.ts';
import { longitudeIn, MOON, SUN } from '../longitudes/series.ts';
import { moonOrbitPlaceAt, type MoonOrbitPlace } from '../moon-orbit.ts';

const RADIANS = Math.PI / 180;

/** An apparent place on the ecliptic of date, degrees, and its distance in kilometres. */
export interface Light extends MoonOrbitPlace {
  readonly longitude: number;
}

/** Sun and Moon at one instant. */
export interface Lights {
  readonly sun: Light;
  readonly moon: Light;
}

const sunDistance = (longitude: number, centuries: number): number => {
  const { eccentricity: e, perihelion } = ORBITS.earth;
  const anomaly = (longitude - (perihelion + 180 + PERIHELION_RATE * centuries)) * RADIANS;
  return (ASTRONOMICAL_UNIT * (1 - e * e)) / (1 + e * Math.cos(anomaly));
};

/** Sun and Moon without a range check; the Sun's latitude, under 1″, is left out. */
export const lightsAt = (jdUt: JulianDayUt): Lights => {
  const jdTt = jdTtFromUt(jdUt);
  const sun = longitudeIn(SUN, jdTt).value;
  return {
    sun: { longitude: sun, latitude: 0, distance: sunDistance(sun, centuriesFromJ2000(jdTt)) },
    moon: { longitude: longitudeIn(MOON, jdTt).value, ...moonOrbitPlaceAt(jdTt) },
  };
};
