import { degrees, type Degrees } from '../units.ts';
import { nutationAt } from './earth/nutation.ts';
import { meanObliquity } from './earth/obliquity.ts';
import { greenwichMeanSiderealTime } from './earth/sidereal-time.ts';
import type { Sky } from './sky.types.ts';

const RADIANS = Math.PI / 180;

/**
 * Sidereal longitude of the midheaven, where the ecliptic crosses the meridian (Meeus, Astronomical
 * Algorithms, ch. 13, with latitude out of play), for a place so many degrees east.
 */
export const midheavenOf = (
  { jdUt, jdTt, ayanamshaTrue }: Pick<Sky, 'jdUt' | 'jdTt' | 'ayanamshaTrue'>,
  geoLon: number,
): Degrees => {
  const nutation = nutationAt(jdTt);
  const obliquity = (meanObliquity(jdTt) + nutation.obliquity) * RADIANS;
  const equationOfEquinoxes = nutation.longitude * Math.cos(obliquity);
  const theta = (greenwichMeanSiderealTime(jdUt, jdTt) + equationOfEquinoxes + geoLon) * RADIANS;
  const tropical = Math.atan2(Math.sin(theta), Math.cos(theta) * Math.cos(obliquity)) / RADIANS;
  return degrees(tropical - ayanamshaTrue);
};
