import { DELAUNAY_ARGUMENTS, NUTATION_TERMS } from '../../tables/nutation.ts';
import { julianDayTt, type JulianDayTt } from '../../units.ts';
import { centuriesFromJ2000 } from '../centuries.ts';
import { nodeAngles, seriesThrough } from '../longitudes/chebyshev.ts';

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
export const nutationByTerms = (jdTt: JulianDayTt): Nutation => {
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

/** Days of one piece of the series and its orders: within 0.00001″ of the terms. */
const DAYS = 16;
const ORDERS = 14;

/** Chebyshev series of one piece: the orders of longitude, then those of obliquity, degrees. */
const fitted = (piece: number): Float64Array => {
  const values = nodeAngles(ORDERS).map((angle) =>
    nutationByTerms(julianDayTt((piece + (1 + Math.cos(angle)) / 2) * DAYS)),
  );
  return Float64Array.from([
    ...seriesThrough(values.map(({ longitude }) => longitude)),
    ...seriesThrough(values.map(({ obliquity }) => obliquity)),
  ]);
};

/** Pieces fitted so far: each takes some twenty times as long as the terms once. */
const PIECES = /* @__PURE__ */ new Map<number, Float64Array>();

const pieceAt = (index: number): Float64Array => {
  const known = PIECES.get(index);
  if (known !== undefined) return known;
  const made = fitted(index);
  PIECES.set(index, made);
  return made;
};

/**
 * Nutation from a table that is fitted to `nutationByTerms`, sixteen days at a time, when they are
 * first asked for.
 */
export const nutationAt = (jdTt: JulianDayTt): Nutation => {
  const place = jdTt / DAYS;
  const index = Math.floor(place);
  const coefficients = pieceAt(index);
  const x = 2 * (place - index) - 1;
  let longitude = 0;
  let obliquity = 0;
  let term = 1;
  let next = x;
  for (let order = 0; order < ORDERS; order += 1) {
    longitude += (coefficients[order] ?? NaN) * term;
    obliquity += (coefficients[ORDERS + order] ?? NaN) * term;
    const following = 2 * x * next - term;
    term = next;
    next = following;
  }
  return { longitude, obliquity };
};
