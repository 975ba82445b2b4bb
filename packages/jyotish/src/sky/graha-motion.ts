import { PRODUCT_CONVENTIONS, type Conventions } from '../tables/conventions.ts';
import type { Planet } from '../tables/orbits.ts';
import { degrees, type JulianDayTt, type JulianDayUt } from '../units.ts';
import type { Graha } from '../vocabulary.ts';
import { ayanamshaAt, precessionOf } from './ayanamsha.ts';
import { jdTtFromUt } from './earth/delta-t.ts';
import type { ValueAndRate } from './longitudes/chebyshev.ts';
import { geometricLongitude } from './longitudes/geometric.ts';
import { deflectedBySun } from './longitudes/light-deflection.ts';
import { meanNode } from './longitudes/mean-node.ts';
import { tableLongitude } from './longitudes/table.ts';
import { requireInRange } from './range.ts';
import type { Motion } from './sky.types.ts';

/**
 * Longitude on the mean equinox of date → sidereal longitude and speed, the mean ayanamsha
 * subtracted; nutation cancels between the two.
 */
export const sidereal = (tropical: ValueAndRate, ayanamsha: ValueAndRate): Motion => ({
  lon: degrees(tropical.value - ayanamsha.value),
  speed: tropical.rate - ayanamsha.rate,
});

/** The opposite point (+180°) with the same speed: Ketu from Rahu. */
export const opposite = ({ lon, speed }: Motion): Motion => ({ lon: degrees(lon + 180), speed });

/** Longitude of the Moon's mean or true ascending node, degrees on the mean equinox of date. */
export const nodeLongitude = (jdTt: JulianDayTt, node: Conventions['node']): ValueAndRate =>
  node === 'mean' ? meanNode(jdTt) : tableLongitude('rahuTrue', jdTt);

/** Longitude of the Sun or the Moon, degrees on the mean equinox of date. */
export const luminaryLongitude = (
  light: 'sun' | 'moon',
  jdTt: JulianDayTt,
  positions: Conventions['positions'],
): ValueAndRate =>
  positions === 'apparent' ? tableLongitude(light, jdTt) : geometricLongitude(light, jdTt);

/**
 * Options of a planet's longitude: apparent or geometric, the Sun (whose mass bends light), and
 * precession since J2000 in degrees.
 */
export interface PlanetOptions {
  readonly positions: Conventions['positions'];
  readonly sun: ValueAndRate;
  readonly precession: number;
}

/** Longitude of a planet, degrees on the mean equinox of date. */
export const planetLongitude = (
  planet: Planet,
  jdTt: JulianDayTt,
  { positions, sun, precession }: PlanetOptions,
): ValueAndRate =>
  positions === 'apparent'
    ? deflectedBySun(planet, tableLongitude(planet, jdTt), sun, precession)
    : geometricLongitude(planet, jdTt);

const tropicalLongitude = (
  graha: Exclude<Graha, 'ketu'>,
  jdTt: JulianDayTt,
  ayanamsha: ValueAndRate,
  conventions: Conventions,
): ValueAndRate => {
  const { node, positions } = conventions;
  if (graha === 'rahu') return nodeLongitude(jdTt, node);
  if (graha === 'sun' || graha === 'moon') return luminaryLongitude(graha, jdTt, positions);
  const sun = tableLongitude('sun', jdTt);
  const precession = precessionOf(ayanamsha, conventions);
  return planetLongitude(graha, jdTt, { positions, sun, precession });
};

/**
 * Sidereal longitude and speed of one graha, without a range check: valid to a day beyond
 * SKY_RANGE, NaN farther out.
 */
export const motionNear = (graha: Graha, jdUt: JulianDayUt, conventions: Conventions): Motion => {
  if (graha === 'ketu') return opposite(motionNear('rahu', jdUt, conventions));
  const jdTt = jdTtFromUt(jdUt);
  const ayanamsha = ayanamshaAt(jdTt, conventions);
  return sidereal(tropicalLongitude(graha, jdTt, ayanamsha, conventions), ayanamsha);
};

/**
 * Sidereal longitude (degrees) and speed (degrees a day) of one graha at an instant; takes well
 * under a microsecond, for scans over years. Throws SkyRangeError.
 */
export const grahaMotionAt = (
  graha: Graha,
  jdUt: JulianDayUt,
  conventions: Conventions = PRODUCT_CONVENTIONS,
): Motion => {
  requireInRange(jdUt);
  return motionNear(graha, jdUt, conventions);
};
