import type { JulianDayUt } from '../../units.ts';
import { jdTtFromUt } from '../earth/delta-t.ts';
import { localSkyAt } from '../earth/local-sky.ts';
import { nutationAt } from '../earth/nutation.ts';
import { tableLongitude } from '../longitudes/table.ts';
import type { GeoPoint } from '../sky.types.ts';

const RADIANS = Math.PI / 180;

/** Where the middle of the Sun's disc stands over a place, degrees. */
export interface SunAbove {
  /** From the true horizon, without refraction; negative below. */
  readonly height: number;
  /** West of the meridian, −180 … 180. */
  readonly hourAngle: number;
}

/** The Sun as the Earth's centre sees it, on the true ecliptic of date (its latitude is under 1″). */
export const sunAbove = (jdUt: JulianDayUt, { lat, lon }: GeoPoint): SunAbove => {
  const jdTt = jdTtFromUt(jdUt);
  const nutation = nutationAt(jdTt);
  const { obliquity, siderealTime } = localSkyAt({ jdUt, jdTt, nutation }, lon);
  const longitude = (tableLongitude('sun', jdTt).value + nutation.longitude) * RADIANS;
  const tilt = obliquity * RADIANS;
  const rightAscension = Math.atan2(Math.sin(longitude) * Math.cos(tilt), Math.cos(longitude));
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude));
  const west = siderealTime - rightAscension / RADIANS;
  const hourAngle = west - 360 * Math.round(west / 360);
  const sine =
    Math.sin(lat * RADIANS) * Math.sin(declination) +
    Math.cos(lat * RADIANS) * Math.cos(declination) * Math.cos(hourAngle * RADIANS);
  return { height: Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS, hourAngle };
};
