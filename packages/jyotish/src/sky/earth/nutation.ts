import { DELAUNAY_ARGUMENTS, NUTATION_TERMS } from '../../tables/nutation.ts';
import type { JulianDayTt } from '../../units.ts';
import { centuriesFromJ2000 } from '../centuries.ts';

const RADIANS_PER_ARCSECOND = Math.PI / 648_000;
const TERM_UNITS_PER_DEGREE = 3600 * 1e7;

/** Nutation in longitude and in obliquity, degrees. */
export interface Nutation {
  readonly longitude: number;
  readonly obliquity: number;
}

/** A Delaunay argument in radians, t Julian centuries from J2000. */
const argument = ([at, rate]: readonly [number, number], t: number): number =>
  (at + rate * t) * RADIANS_PER_ARCSECOND;

/** Nutation by the largest terms of IAU 2000B, good to about 0.01″ from 1900 to 2100. */
export const nutationAt = (jdTt: JulianDayTt): Nutation => {
  const t = centuriesFromJ2000(jdTt);
  const l = argument(DELAUNAY_ARGUMENTS.l, t);
  const lSun = argument(DELAUNAY_ARGUMENTS.lSun, t);
  const f = argument(DELAUNAY_ARGUMENTS.f, t);
  const d = argument(DELAUNAY_ARGUMENTS.d, t);
  const node = argument(DELAUNAY_ARGUMENTS.node, t);
  let longitude = 0;
  let obliquity = 0;
  for (const term of NUTATION_TERMS) {
    const angle = term[0] * l + term[1] * lSun + term[2] * f + term[3] * d + term[4] * node;
    const sine = Math.sin(angle);
    const cosine = Math.cos(angle);
    longitude += (term[5] + term[6] * t) * sine + term[7] * cosine;
    obliquity += (term[8] + term[9] * t) * cosine + term[10] * sine;
  }
  return {
    longitude: longitude / TERM_UNITS_PER_DEGREE,
    obliquity: obliquity / TERM_UNITS_PER_DEGREE,
  };
};
