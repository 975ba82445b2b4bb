import { APPARENT_LONGITUDE } from '../ephemeris/theory/apparent.ts';
import { chartOf } from '../src/chart/chart.ts';
import type { Chart } from '../src/chart/chart.types.ts';
import { ayanamshaAt } from '../src/sky/ayanamsha.ts';
import { nutationAt } from '../src/sky/earth/nutation.ts';
import { siderealAscendant } from '../src/sky/lagna.ts';
import type { ValueAndRate } from '../src/sky/longitudes/chebyshev.ts';
import { meanNode } from '../src/sky/longitudes/mean-node.ts';
import { SKY_RANGE } from '../src/sky/range.ts';
import { opposite, sidereal } from '../src/sky/sidereal.ts';
import type { GeoPoint, Sky } from '../src/sky/sky.types.ts';
import type { Conventions } from '../src/tables/conventions.ts';
import { julianDayTt, type JulianDayUt } from '../src/units.ts';
import { conventionsOf, instantOfBirth, skyOfCase, type Clock } from './case-skies.ts';
import type { OutsideCase } from './outside-cases.ts';

const STEP = 0.01;

const rated = (longitude: (jdTt: number) => number, jdTt: number): ValueAndRate => {
  const moved = longitude(jdTt + STEP) - longitude(jdTt - STEP);
  return {
    value: longitude(jdTt),
    rate: (((((moved + 180) % 360) + 360) % 360) - 180) / (2 * STEP),
  };
};

/**
 * The sky before the table begins, computed from the table's theory, apparent and with the mean
 * node. TT − UT stays within ten seconds from 1850 to 1900 and is left out: 5″ of the Moon.
 */
const oldSkyAt = (jdUt: JulianDayUt, point: GeoPoint, conventions: Conventions): Sky => {
  const jdTt = julianDayTt(jdUt);
  const ayanamsha = ayanamshaAt(jdTt, conventions);
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
    lagna: siderealAscendant({ jdUt, jdTt, nutation }, point, ayanamshaTrue),
  };
};

/** The chart of a case's birth, also before the table begins. */
export const chartOfCase = (found: Pick<OutsideCase, 'convention'>, birth: Clock): Chart =>
  chartOf(
    birth.date < SKY_RANGE.from
      ? oldSkyAt(instantOfBirth(birth), birth, conventionsOf(found))
      : skyOfCase(found, birth),
  );
