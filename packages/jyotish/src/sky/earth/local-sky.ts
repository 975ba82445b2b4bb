import type { JulianDayTt, JulianDayUt } from '../../units.ts';
import type { Nutation } from './nutation.ts';
import { meanObliquity } from './obliquity.ts';
import { greenwichMeanSiderealTime } from './sidereal-time.ts';

/** One instant in both time scales, with what the Earth's axis does then. */
export interface Instant {
  readonly jdUt: JulianDayUt;
  readonly jdTt: JulianDayTt;
  readonly nutation: Nutation;
}

/** How the equator stands to the ecliptic and to a meridian, degrees. */
export interface LocalSky {
  readonly obliquity: number;
  /** Apparent, of the place; not folded. */
  readonly siderealTime: number;
}

/** The true equator over a meridian so many degrees east. */
export const localSkyAt = ({ jdUt, jdTt, nutation }: Instant, geoLon: number): LocalSky => {
  const obliquity = meanObliquity(jdTt) + nutation.obliquity;
  const equationOfEquinoxes = nutation.longitude * Math.cos((obliquity * Math.PI) / 180);
  const siderealTime = greenwichMeanSiderealTime(jdUt, jdTt) + equationOfEquinoxes + geoLon;
  return { obliquity, siderealTime };
};
