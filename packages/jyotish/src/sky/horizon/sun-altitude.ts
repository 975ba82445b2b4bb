import { signedArc, type JulianDayUt } from '../../units.ts';
import { jdTtFromUt } from '../earth/delta-t.ts';
import { localSkyAt } from '../earth/local-sky.ts';
import { nutationAt } from '../earth/nutation.ts';
import { longitudeIn, SUN } from '../longitudes/series.ts';
import type { GeoPoint } from '../sky.types.ts';

const RADIANS = Math.PI / 180;

/** Altitude and hour angle of the centre of the Sun's disc at a place, degrees. */
export interface SunAltitude {
  /** Degrees above the true horizon, without refraction; negative below it. */
  readonly altitude: number;
  /** West of the meridian, −180 … 180. */
  readonly hourAngle: number;
}

/**
 * A function of the instant (UT) that gives the Sun's altitude at a place, for instants within
 * about a day of `about`. Geocentric, on the true ecliptic (the Sun's latitude, under 1″, left
 * out); nutation is that of `about`, as it changes by 0.2″ a day at most.
 */
export const sunAltitudeOver = (
  point: GeoPoint,
  about: JulianDayUt,
): ((jdUt: JulianDayUt) => SunAltitude) => {
  const nutation = nutationAt(jdTtFromUt(about));
  const [sinLat, cosLat] = [Math.sin(point.lat * RADIANS), Math.cos(point.lat * RADIANS)];
  return (jdUt) => {
    const jdTt = jdTtFromUt(jdUt);
    const { obliquity, siderealTime } = localSkyAt({ jdUt, jdTt, nutation }, point.lon);
    const longitude = (longitudeIn(SUN, jdTt).value + nutation.longitude) * RADIANS;
    const tilt = obliquity * RADIANS;
    const rightAscension = Math.atan2(Math.sin(longitude) * Math.cos(tilt), Math.cos(longitude));
    const sinDeclination = Math.sin(tilt) * Math.sin(longitude);
    const cosDeclination = Math.sqrt(1 - sinDeclination * sinDeclination);
    const hourAngle = signedArc(siderealTime - rightAscension / RADIANS);
    const sine = sinLat * sinDeclination + cosLat * cosDeclination * Math.cos(hourAngle * RADIANS);
    return { altitude: Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS, hourAngle };
  };
};
