import type { ConventionChoice } from '../tables/conventions.ts';
import { degrees, type Degrees, type JulianDayUt } from '../units.ts';
import { ayanamshaAt } from './ayanamsha.ts';
import { ascendant } from './earth/ascendant.ts';
import { jdTtFromUt } from './earth/delta-t.ts';
import { localSkyAt, type Instant } from './earth/local-sky.ts';
import { nutationAt } from './earth/nutation.ts';
import { conventions } from './input/conventions.ts';
import { requirePlace } from './input/place.ts';
import { requireInRange } from './range.ts';
import type { GeoPoint } from './sky.types.ts';

/**
 * Sidereal ascendant at a place, degrees 0 ≤ x < 360. `ayanamshaTrue` in degrees: the ascendant is
 * measured from the true equinox.
 */
export const siderealAscendant = (
  instant: Instant,
  { lat, lon }: GeoPoint,
  ayanamshaTrue: number,
): Degrees => {
  const { obliquity, siderealTime } = localSkyAt(instant, lon);
  return degrees(ascendant(siderealTime, obliquity, lat) - ayanamshaTrue);
};

/**
 * Sidereal longitude of the lagna at a place, degrees 0 ≤ x < 360; for scans over a day. Throws
 * SkyRangeError and InputError.
 */
export const lagnaAt = (jdUt: JulianDayUt, point: GeoPoint, choice?: ConventionChoice): Degrees => {
  requireInRange(jdUt);
  requirePlace(point);
  const jdTt = jdTtFromUt(jdUt);
  const nutation = nutationAt(jdTt);
  const ayanamshaTrue = ayanamshaAt(jdTt, conventions(choice)).value + nutation.longitude;
  return siderealAscendant({ jdUt, jdTt, nutation }, point, ayanamshaTrue);
};
