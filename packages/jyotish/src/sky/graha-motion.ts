import type { Planet } from '../tables/orbits.ts';
import { degrees, type JulianDayTt, type JulianDayUt } from '../units.ts';
import type { Graha } from '../vocabulary.ts';
import { ayanamshaAt, AYANAMSHA_J2000 } from './ayanamsha.ts';
import { jdTtFromUt } from './earth/delta-t.ts';
import type { Rated } from './longitudes/chebyshev.ts';
import { bentBySun } from './longitudes/light-deflection.ts';
import { meanNode } from './longitudes/mean-node.ts';
import { tableLongitude } from './longitudes/table.ts';
import { requireInRange } from './range.ts';
import type { Motion } from './sky.types.ts';

/** Mean-equinox longitude → sidereal: nutation cancels between the two. */
export const sidereal = (tropical: Rated, ayanamsha: Rated): Motion => ({
  lon: degrees(tropical.value - ayanamsha.value),
  speed: tropical.rate - ayanamsha.rate,
});

/** A planet on the mean equinox of date, with the Sun's bending of its light. */
export const planetLongitude = (
  planet: Planet,
  jdTt: JulianDayTt,
  sun: Rated,
  ayanamsha: Rated,
): Rated => bentBySun(planet, tableLongitude(planet, jdTt), sun, ayanamsha.value - AYANAMSHA_J2000);

/** The point opposite, moving alike: Ketu of Rahu. */
export const opposite = ({ lon, speed }: Motion): Motion => ({ lon: degrees(lon + 180), speed });

const tropicalLongitude = (
  graha: Exclude<Graha, 'ketu'>,
  jdTt: JulianDayTt,
  ayanamsha: Rated,
): Rated => {
  if (graha === 'rahu') return meanNode(jdTt);
  if (graha === 'sun' || graha === 'moon') return tableLongitude(graha, jdTt);
  return planetLongitude(graha, jdTt, tableLongitude('sun', jdTt), ayanamsha);
};

/**
 * Sidereal longitude and speed of one graha, well under a microsecond: for scans over years.
 * Throws SkyRangeError.
 */
export const grahaMotionAt = (graha: Graha, jdUt: JulianDayUt): Motion => {
  if (graha === 'ketu') return opposite(grahaMotionAt('rahu', jdUt));
  requireInRange(jdUt);
  const jdTt = jdTtFromUt(jdUt);
  const ayanamsha = ayanamshaAt(jdTt);
  return sidereal(tropicalLongitude(graha, jdTt, ayanamsha), ayanamsha);
};
