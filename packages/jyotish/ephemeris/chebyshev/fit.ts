import { nodeAngles, seriesThrough } from '../../src/sky/longitudes/chebyshev.ts';

/** Extra nodes beyond the degree, to measure the orders cut off. */
const EXTRA_NODES = 5;

export interface Fit {
  /** Orders 0 to the degree asked for, degrees of arc. */
  readonly coefficients: readonly number[];
  /** Sum of the absolute coefficients cut off: a bound of the fit's error, degrees of arc. */
  readonly residue: number;
}

/** An angle brought within half a turn of another. */
const near = (angle: number, other: number): number =>
  angle - 360 * Math.round((angle - other) / 360);

const unwrapped = (angles: readonly number[]): number[] =>
  angles.reduce<number[]>((done, angle) => [...done, near(angle, done.at(-1) ?? 180)], []);

/** Chebyshev series of an angle in degrees over start ≤ t ≤ start + days. */
export const fitAngle = (
  angleAt: (jdTt: number) => number,
  span: { readonly start: number; readonly days: number },
  degree: number,
): Fit => {
  const phases = nodeAngles(degree + 1 + EXTRA_NODES);
  const half = span.days / 2;
  const angles = unwrapped(
    phases.map((phase) => angleAt(span.start + half * (1 - Math.cos(phase)))),
  ).toReversed();
  const series = seriesThrough(angles);
  return {
    coefficients: series.slice(0, degree + 1),
    residue: series.slice(degree + 1).reduce((s, c) => s + Math.abs(c), 0),
  };
};
