import { degrees } from '../units.ts';

/** The shorter arc between two longitudes in degrees, 0 ≤ x ≤ 180. */
export const separation = (a: number, b: number): number => {
  const arc = degrees(a - b);
  return arc > 180 ? 360 - arc : arc;
};
