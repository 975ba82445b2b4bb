import type { ConventionChoice, Conventions } from '../tables/conventions.ts';
import type { Planet } from '../tables/orbits.ts';
import type { JulianDayTt, JulianDayUt } from '../units.ts';
import type { Graha } from '../vocabulary.ts';
import { ayanamshaAt, precessionOf } from './ayanamsha.ts';
import { deltaTAt, jdTtFromUt, ttWith } from './earth/delta-t.ts';
import { nutationAt } from './earth/nutation.ts';
import { conventions } from './input/conventions.ts';
import { requirePlace } from './input/place.ts';
import { siderealAscendant } from './lagna.ts';
import type { ValueAndRate } from './longitudes/chebyshev.ts';
import { requireInRange } from './range.ts';
import { opposite, sidereal } from './sidereal.ts';
import type { GeoPoint, Motion, Sky } from './sky.types.ts';
import { moonLongitude, nodeLongitude, planetLongitude, sunLongitude } from './tropical.ts';

const grahasAt = (
  jdTt: JulianDayTt,
  ayanamsha: ValueAndRate,
  chosen: Conventions,
): Record<Graha, Motion> => {
  const sun = sunLongitude(jdTt, chosen);
  const bending =
    chosen.positions === 'apparent'
      ? { sun, precession: precessionOf(ayanamsha, chosen) }
      : undefined;
  const planet = (name: Planet) => sidereal(planetLongitude(name, jdTt, bending), ayanamsha);
  const rahu = sidereal(nodeLongitude(jdTt, chosen), ayanamsha);
  return {
    sun: sidereal(sun, ayanamsha),
    moon: sidereal(moonLongitude(jdTt, chosen), ayanamsha),
    mars: planet('mars'),
    mercury: planet('mercury'),
    jupiter: planet('jupiter'),
    venus: planet('venus'),
    saturn: planet('saturn'),
    rahu,
    ketu: opposite(rahu),
  };
};

/**
 * Sidereal longitudes and speeds of all grahas: for scans that need no place. Throws SkyRangeError
 * and InputError.
 */
export const grahaMotionsAt = (
  jdUt: JulianDayUt,
  choice?: ConventionChoice,
): Record<Graha, Motion> => {
  requireInRange(jdUt);
  const chosen = conventions(choice);
  const jdTt = jdTtFromUt(jdUt);
  return grahasAt(jdTt, ayanamshaAt(jdTt, chosen), chosen);
};

/**
 * Sidereal geocentric longitudes and speeds of the grahas, and the lagna, at an instant (UT) and
 * place; what the conventions leave open is as the product has it: apparent places by mean Lahiri,
 * the mean node. Against Swiss Ephemeris: Moon and Sun within 0.3″, planets and mean node within
 * 1.5″ from 1900 to 2100; the lagna within 0.3″ to 2050, after which Swiss Ephemeris changes its
 * sidereal time by 1.9″ (reference/README.md). Inside the polar circles the lagna may be the point
 * that sets (earth/ascendant.ts). Throws SkyRangeError and InputError.
 */
export const skyAt = (jdUt: JulianDayUt, point: GeoPoint, choice?: ConventionChoice): Sky => {
  requireInRange(jdUt);
  requirePlace(point);
  const chosen = conventions(choice);
  const deltaT = deltaTAt(jdUt);
  const jdTt = ttWith(jdUt, deltaT);
  const ayanamsha = ayanamshaAt(jdTt, chosen);
  const nutation = nutationAt(jdTt);
  const ayanamshaTrue = ayanamsha.value + nutation.longitude;
  return {
    jdUt,
    jdTt,
    deltaT,
    ayanamsha: ayanamsha.value,
    ayanamshaTrue,
    grahas: grahasAt(jdTt, ayanamsha, chosen),
    lagna: siderealAscendant({ jdUt, jdTt, nutation }, point, ayanamshaTrue),
  };
};
