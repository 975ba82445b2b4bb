import { ARCSECONDS, polynomial, type Vector } from './vector.ts';

/**
 * Precession of the ecliptic and equinox, IAU 2006 (Capitaine, Wallace & Chapront 2003,
 * A&A 412, 567, table 1): arcseconds, T in Julian centuries TT from J2000.
 */
const INCLINATION = [0, 46.998973, -0.0334926, -0.00012559, 0.000000113, -0.0000000022];
const NODE = [629546.7936, -867.95758, 0.157992, -0.0005371, -0.00004797, 0.000000072];
const GENERAL = [0, 5028.796195, 1.1054348, 0.00007964, -0.000023857, -0.0000000383];

const turn = (angle: number, a: number, b: number): [number, number] => [
  a * Math.cos(angle) + b * Math.sin(angle),
  b * Math.cos(angle) - a * Math.sin(angle),
];

/** Mean ecliptic and equinox of J2000 → mean ecliptic and equinox of date. */
export const toEclipticOfDate = (v: Vector, centuries: number): Vector => {
  const inclination = polynomial(centuries, INCLINATION) / ARCSECONDS;
  const node = polynomial(centuries, NODE) / ARCSECONDS;
  const general = polynomial(centuries, GENERAL) / ARCSECONDS;
  const [alongNode, acrossNode] = turn(node, v[0], v[1]);
  const [across, z] = turn(inclination, acrossNode, v[2]);
  const [x, y] = turn(-(node + general), alongNode, across);
  return [x, y, z];
};
