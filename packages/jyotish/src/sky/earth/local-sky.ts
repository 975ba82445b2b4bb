import type { JulianDayTt, JulianDayUt } from '../../units.ts';
import type { Nutation } from './nutation.ts';
import { meanObliquity } from './obliquity.ts';
import { greenwichMeanSiderealTime } from './sidereal-time.ts';

/** One instant in UT and TT, with its nutation. */
export interface Instant {
  readonly jdUt: JulianDayUt;
  readonly jdTt: JulianDayTt;
  readonly nutation: Nutation;
}

/**
 * Orientation of the equator at a place, degrees: true obliquity and local apparent sidereal time.
 */
export interface LocalSky {
  readonly obliquity: number;
  /** Local apparent sidereal time, degrees, not folded into 0–360. */
  readonly siderealTime: number;
}

/** True obliquity and local apparent sidereal time at a longitude (degrees east). */
export const localSkyAt = ({ jdUt, jdTt, nutation }: Instant, geoLon: number): LocalSky => {
  const obliquity = meanObliquity(jdTt) + nutation.obliquity;
  const equationOfEquinoxes = nutation.longitude * Math.cos((obliquity * Math.PI) / 180);
  const siderealTime = greenwichMeanSiderealTime(jdUt, jdTt) + equationOfEquinoxes + geoLon;
  return { obliquity, siderealTime };
};
