import { degrees, type Degrees } from '../units.ts';
import { localSkyAt } from './earth/local-sky.ts';
import { nutationAt } from './earth/nutation.ts';
import { requireLongitude } from './input/place.ts';
import type { Sky } from './sky.types.ts';

const RADIANS = Math.PI / 180;

/**
 * Sidereal longitude of the midheaven, degrees, at a longitude east: where the ecliptic crosses the
 * meridian (Meeus, Astronomical Algorithms, ch. 13, for latitude 0). Throws InputError.
 */
export const midheavenOf = (
  { jdUt, jdTt, ayanamshaTrue }: Pick<Sky, 'jdUt' | 'jdTt' | 'ayanamshaTrue'>,
  geoLon: number,
): Degrees => {
  requireLongitude(geoLon);
  const instant = { jdUt, jdTt, nutation: nutationAt(jdTt) };
  const { obliquity, siderealTime } = localSkyAt(instant, geoLon);
  const theta = siderealTime * RADIANS;
  const y = Math.sin(theta);
  const x = Math.cos(theta) * Math.cos(obliquity * RADIANS);
  return degrees(Math.atan2(y, x) / RADIANS - ayanamshaTrue);
};
