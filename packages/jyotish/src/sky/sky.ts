import { PRODUCT_CONVENTIONS, type Conventions } from '../tables/conventions.ts';
import type { Planet } from '../tables/orbits.ts';
import type { JulianDayTt, JulianDayUt } from '../units.ts';
import type { Graha } from '../vocabulary.ts';
import { ayanamshaAt, precessionOf } from './ayanamsha.ts';
import { deltaTAt, jdTtFromUt } from './earth/delta-t.ts';
import { nutationAt } from './earth/nutation.ts';
import {
  luminaryLongitude,
  nodeLongitude,
  opposite,
  planetLongitude,
  sidereal,
} from './graha-motion.ts';
import { siderealAscendant } from './lagna.ts';
import type { ValueAndRate } from './longitudes/chebyshev.ts';
import { requireInRange } from './range.ts';
import type { GeoPoint, Motion, Sky } from './sky.types.ts';

const grahasAt = (
  jdTt: JulianDayTt,
  ayanamsha: ValueAndRate,
  conventions: Conventions,
): Record<Graha, Motion> => {
  const { node, positions } = conventions;
  const sun = luminaryLongitude('sun', jdTt, positions);
  const outlook = { positions, sun, precession: precessionOf(ayanamsha, conventions) };
  const planet = (name: Planet) => sidereal(planetLongitude(name, jdTt, outlook), ayanamsha);
  const rahu = sidereal(nodeLongitude(jdTt, node), ayanamsha);
  return {
    sun: sidereal(sun, ayanamsha),
    moon: sidereal(luminaryLongitude('moon', jdTt, positions), ayanamsha),
    mars: planet('mars'),
    mercury: planet('mercury'),
    jupiter: planet('jupiter'),
    venus: planet('venus'),
    saturn: planet('saturn'),
    rahu,
    ketu: opposite(rahu),
  };
};

/** Sidereal longitudes and speeds of all grahas: for scans that need no place. Throws SkyRangeError. */
export const grahaMotionsAt = (
  jdUt: JulianDayUt,
  conventions: Conventions = PRODUCT_CONVENTIONS,
): Record<Graha, Motion> => {
  requireInRange(jdUt);
  const jdTt = jdTtFromUt(jdUt);
  return grahasAt(jdTt, ayanamshaAt(jdTt, conventions), conventions);
};

/**
 * Sidereal geocentric longitudes and speeds of the grahas, and the lagna, at an instant (UT) and
 * place, under the given conventions; the product's are apparent places by mean Lahiri with the
 * mean node. Against Swiss Ephemeris 1900–2100: Moon, Sun and lagna within 0.3″, planets and mean
 * node within 1.5″ (reference/README.md). Throws SkyRangeError.
 */
export const skyAt = (
  jdUt: JulianDayUt,
  point: GeoPoint,
  conventions: Conventions = PRODUCT_CONVENTIONS,
): Sky => {
  requireInRange(jdUt);
  const jdTt = jdTtFromUt(jdUt);
  const ayanamsha = ayanamshaAt(jdTt, conventions);
  const nutation = nutationAt(jdTt);
  const ayanamshaTrue = ayanamsha.value + nutation.longitude;
  return {
    jdUt,
    jdTt,
    deltaT: deltaTAt(jdUt),
    ayanamsha: ayanamsha.value,
    ayanamshaTrue,
    grahas: grahasAt(jdTt, ayanamsha, conventions),
    rahuTrue: sidereal(nodeLongitude(jdTt, 'true'), ayanamsha),
    lagna: siderealAscendant({ jdUt, jdTt, nutation }, point, ayanamshaTrue),
  };
};
