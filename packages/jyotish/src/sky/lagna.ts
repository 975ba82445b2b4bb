import { PRODUCT_CONVENTIONS, type Conventions } from '../tables/conventions.ts';
import { degrees, type Degrees, type JulianDayTt, type JulianDayUt } from '../units.ts';
import { ayanamshaAt } from './ayanamsha.ts';
import { ascendant } from './earth/ascendant.ts';
import { jdTtFromUt } from './earth/delta-t.ts';
import { nutationAt, type Nutation } from './earth/nutation.ts';
import { meanObliquity } from './earth/obliquity.ts';
import { greenwichMeanSiderealTime } from './earth/sidereal-time.ts';
import { requireInRange } from './range.ts';
import type { GeoPoint } from './sky.types.ts';

/** One instant in both time scales, with what the Earth's axis does then. */
export interface Instant {
  readonly jdUt: JulianDayUt;
  readonly jdTt: JulianDayTt;
  readonly nutation: Nutation;
}

/** Sidereal ascendant; `ayanamshaTrue` in degrees, as the ascendant stands on the true equinox. */
export const siderealAscendant = (
  { jdUt, jdTt, nutation }: Instant,
  { lat, lon }: GeoPoint,
  ayanamshaTrue: number,
): Degrees => {
  const obliquity = meanObliquity(jdTt) + nutation.obliquity;
  const equationOfEquinoxes = nutation.longitude * Math.cos((obliquity * Math.PI) / 180);
  const siderealTime = greenwichMeanSiderealTime(jdUt, jdTt) + equationOfEquinoxes + lon;
  return degrees(ascendant(siderealTime, obliquity, lat) - ayanamshaTrue);
};

/** The lagna alone, for scans over a day. Throws SkyRangeError. */
export const lagnaAt = (
  jdUt: JulianDayUt,
  point: GeoPoint,
  conventions: Conventions = PRODUCT_CONVENTIONS,
): Degrees => {
  requireInRange(jdUt);
  const jdTt = jdTtFromUt(jdUt);
  const nutation = nutationAt(jdTt);
  const ayanamshaTrue = ayanamshaAt(jdTt, conventions).value + nutation.longitude;
  return siderealAscendant({ jdUt, jdTt, nutation }, point, ayanamshaTrue);
};
