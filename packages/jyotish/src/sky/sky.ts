import type { JulianDayTt, JulianDayUt } from '../units.ts';
import type { Graha } from '../vocabulary.ts';
import { ayanamshaAt } from './ayanamsha.ts';
import { deltaTAt, jdTtFromUt } from './earth/delta-t.ts';
import { nutationAt } from './earth/nutation.ts';
import { opposite, planetLongitude, sidereal } from './graha-motion.ts';
import { siderealAscendant } from './lagna.ts';
import type { Rated } from './longitudes/chebyshev.ts';
import { meanNode } from './longitudes/mean-node.ts';
import { tableLongitude } from './longitudes/table.ts';
import { requireInRange } from './range.ts';
import type { GeoPoint, Motion, Sky } from './sky.types.ts';

const grahasAt = (jdTt: JulianDayTt, ayanamsha: Rated): Record<Graha, Motion> => {
  const sun = tableLongitude('sun', jdTt);
  const planet = (name: 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn') =>
    sidereal(planetLongitude(name, jdTt, sun, ayanamsha), ayanamsha);
  const rahu = sidereal(meanNode(jdTt), ayanamsha);
  return {
    sun: sidereal(sun, ayanamsha),
    moon: sidereal(tableLongitude('moon', jdTt), ayanamsha),
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
 * The sky at an instant over a place: geocentric apparent longitudes, sidereal by mean Lahiri.
 * Against Swiss Ephemeris 1900–2100: Moon, Sun and lagna within 0.3″, planets and mean node within
 * 1.5″ (reference/README.md). Throws SkyRangeError.
 */
export const skyAt = (jdUt: JulianDayUt, point: GeoPoint): Sky => {
  requireInRange(jdUt);
  const jdTt = jdTtFromUt(jdUt);
  const ayanamsha = ayanamshaAt(jdTt);
  const nutation = nutationAt(jdTt);
  const ayanamshaTrue = ayanamsha.value + nutation.longitude;
  return {
    jdUt,
    jdTt,
    deltaT: deltaTAt(jdUt),
    ayanamsha: ayanamsha.value,
    ayanamshaTrue,
    grahas: grahasAt(jdTt, ayanamsha),
    rahuTrue: sidereal(tableLongitude('rahuTrue', jdTt), ayanamsha),
    lagna: siderealAscendant({ jdUt, jdTt, nutation }, point, ayanamshaTrue),
  };
};
