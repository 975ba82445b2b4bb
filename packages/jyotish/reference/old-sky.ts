import { APPARENT_LONGITUDE } from '../ephemeris/theory/apparent.ts';
import { ayanamshaAt } from '../src/sky/ayanamsha.ts';
import { nutationAt } from '../src/sky/earth/nutation.ts';
import { opposite, sidereal } from '../src/sky/graha-motion.ts';
import { siderealAscendant } from '../src/sky/lagna.ts';
import type { Rated } from '../src/sky/longitudes/chebyshev.ts';
import { meanNode } from '../src/sky/longitudes/mean-node.ts';
import type { GeoPoint, Sky } from '../src/sky/sky.types.ts';
import { julianDayTt, type JulianDayUt } from '../src/units.ts';

const STEP = 0.01;

const rated = (longitude: (jdTt: number) => number, jdTt: number): Rated => {
  const moved = longitude(jdTt + STEP) - longitude(jdTt - STEP);
  return {
    value: longitude(jdTt),
    rate: (((((moved + 180) % 360) + 360) % 360) - 180) / (2 * STEP),
  };
};

/**
 * The sky of a birth before our table begins, by the theory the table is made from; Lahiri, mean node.
 * TT − UT stays within ten seconds from 1850 to 1900 and is left out: 5″ of the Moon.
 */
export const oldSkyAt = (jdUt: JulianDayUt, point: GeoPoint): Sky => {
  const jdTt = julianDayTt(jdUt);
  const ayanamsha = ayanamshaAt(jdTt);
  const nutation = nutationAt(jdTt);
  const ayanamshaTrue = ayanamsha.value + nutation.longitude;
  const seen = (body: keyof typeof APPARENT_LONGITUDE) =>
    sidereal(rated(APPARENT_LONGITUDE[body], jdTt), ayanamsha);
  const rahu = sidereal(meanNode(jdTt), ayanamsha);
  return {
    jdUt,
    jdTt,
    deltaT: 0,
    ayanamsha: ayanamsha.value,
    ayanamshaTrue,
    grahas: {
      sun: seen('sun'),
      moon: seen('moon'),
      mars: seen('mars'),
      mercury: seen('mercury'),
      jupiter: seen('jupiter'),
      venus: seen('venus'),
      saturn: seen('saturn'),
      rahu,
      ketu: opposite(rahu),
    },
    rahuTrue: seen('rahuTrue'),
    lagna: siderealAscendant({ jdUt, jdTt, nutation }, point, ayanamshaTrue),
  };
};
