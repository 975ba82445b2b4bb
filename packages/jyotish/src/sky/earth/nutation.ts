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

/** Nutation by the largest terms of IAU 2000B, good to about 0.01″ from 1900 to 2100. */
export const nutationAt = (jdTt: JulianDayTt): Nutation => {
  const t = centuriesFromJ2000(jdTt);
  const [l, lSun, f, d, node] = DELAUNAY_ARGUMENTS.map(
    ([c0, c1]) => (c0 + c1 * t) * RADIANS_PER_ARCSECOND,
  ) as [number, number, number, number, number];
  let longitude = 0;
  let obliquity = 0;
  for (const [nl, ns, nf, nd, nn, sinL, sinLt, cosL, cosO, cosOt, sinO] of NUTATION_TERMS) {
    const angle = nl * l + ns * lSun + nf * f + nd * d + nn * node;
    const sine = Math.sin(angle);
    const cosine = Math.cos(angle);
    longitude += (sinL + sinLt * t) * sine + cosL * cosine;
    obliquity += (cosO + cosOt * t) * cosine + sinO * sine;
  }
  return {
    longitude: longitude / TERM_UNITS_PER_DEGREE,
    obliquity: obliquity / TERM_UNITS_PER_DEGREE,
  };
};
