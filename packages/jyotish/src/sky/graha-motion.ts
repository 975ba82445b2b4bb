import type { ConventionChoice, Conventions } from '../tables/conventions.ts';
import type { Planet } from '../tables/orbits.ts';
import type { JulianDayUt } from '../units.ts';
import type { Graha } from '../vocabulary.ts';
import { ayanamshaAt, precessionOf } from './ayanamsha.ts';
import { jdTtFromUt } from './earth/delta-t.ts';
import { conventions } from './input/conventions.ts';
import { requireInRange } from './range.ts';
import { opposite, sidereal } from './sidereal.ts';
import { siderealNear } from './single-motions.ts';
import type { Motion } from './sky.types.ts';
import { moonLongitude, nodeLongitude, planetLongitude, sunLongitude } from './tropical.ts';

const planetNear = (planet: Planet, jdUt: JulianDayUt, chosen: Conventions): Motion => {
  const jdTt = jdTtFromUt(jdUt);
  const ayanamsha = ayanamshaAt(jdTt, chosen);
  const bending =
    chosen.positions === 'apparent'
      ? { sun: sunLongitude(jdTt, chosen), precession: precessionOf(ayanamsha, chosen) }
      : undefined;
  return sidereal(planetLongitude(planet, jdTt, bending), ayanamsha);
};

/**
 * Sidereal longitude and speed of one graha, without a range check: valid to a day beyond
 * SKY_RANGE, NaN farther out.
 */
export const motionNear = (graha: Graha, jdUt: JulianDayUt, chosen: Conventions): Motion => {
  switch (graha) {
    case 'sun':
      return siderealNear(sunLongitude, jdUt, chosen);
    case 'moon':
      return siderealNear(moonLongitude, jdUt, chosen);
    case 'rahu':
      return siderealNear(nodeLongitude, jdUt, chosen);
    case 'ketu':
      return opposite(siderealNear(nodeLongitude, jdUt, chosen));
    default:
      return planetNear(graha, jdUt, chosen);
  }
};

/**
 * Sidereal longitude (degrees) and speed (degrees a day) of one graha at an instant; takes well
 * under a microsecond, for scans over years. Throws SkyRangeError and InputError.
 */
export const grahaMotionAt = (
  graha: Graha,
  jdUt: JulianDayUt,
  choice?: ConventionChoice,
): Motion => {
  requireInRange(jdUt);
  return motionNear(graha, jdUt, conventions(choice));
};
