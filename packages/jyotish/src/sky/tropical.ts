import type { Conventions } from '../tables/conventions.ts';
import type { Planet } from '../tables/orbits.ts';
import type { JulianDayTt } from '../units.ts';
import type { ValueAndRate } from './longitudes/chebyshev.ts';
import { geometricLongitude, type TableBody } from './longitudes/geometric.ts';
import { deflectedBySun } from './longitudes/light-deflection.ts';
import { meanNode } from './longitudes/mean-node.ts';
import {
  JUPITER,
  longitudeIn,
  MARS,
  MERCURY,
  MOON,
  SATURN,
  SUN,
  TRUE_NODE,
  VENUS,
} from './longitudes/series.ts';

const MOON_BODY = { name: 'moon', series: MOON } as const;
const SUN_BODY = { name: 'sun', series: SUN } as const;
const PLANETS: Readonly<Record<Planet, TableBody<Planet>>> = {
  mars: { name: 'mars', series: MARS },
  mercury: { name: 'mercury', series: MERCURY },
  jupiter: { name: 'jupiter', series: JUPITER },
  venus: { name: 'venus', series: VENUS },
  saturn: { name: 'saturn', series: SATURN },
};

type Positions = Conventions['positions'];

const longitudeOf = (body: TableBody, jdTt: JulianDayTt, positions: Positions): ValueAndRate =>
  positions === 'apparent' ? longitudeIn(body.series, jdTt) : geometricLongitude(body, jdTt);

/** Longitude of the Sun, degrees on the mean equinox of date. */
export const sunLongitude = (jdTt: JulianDayTt, { positions }: Conventions): ValueAndRate =>
  longitudeOf(SUN_BODY, jdTt, positions);

/** Longitude of the Moon, degrees on the mean equinox of date. */
export const moonLongitude = (jdTt: JulianDayTt, { positions }: Conventions): ValueAndRate =>
  longitudeOf(MOON_BODY, jdTt, positions);

/** Longitude of the Moon's true ascending node, degrees on the mean equinox of date. */
export const trueNodeLongitude = (jdTt: JulianDayTt): ValueAndRate => longitudeIn(TRUE_NODE, jdTt);

/** Longitude of the Moon's ascending node of the conventions, degrees on the mean equinox of date. */
export const nodeLongitude = (jdTt: JulianDayTt, { node }: Conventions): ValueAndRate =>
  node === 'mean' ? meanNode(jdTt) : trueNodeLongitude(jdTt);

/** What bends a planet's light: the Sun's apparent place, and precession since J2000 in degrees. */
export interface Bending {
  readonly sun: ValueAndRate;
  readonly precession: number;
}

/**
 * Longitude of a planet, degrees on the mean equinox of date; geometric without a bending, else
 * apparent.
 */
export const planetLongitude = (
  planet: Planet,
  jdTt: JulianDayTt,
  bending: Bending | undefined,
): ValueAndRate => {
  const body = PLANETS[planet];
  if (bending === undefined) return geometricLongitude(body, jdTt);
  const { sun, precession } = bending;
  return deflectedBySun(planet, longitudeIn(body.series, jdTt), sun, precession);
};
