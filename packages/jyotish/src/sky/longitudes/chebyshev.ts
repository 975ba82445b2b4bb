import type { Segments } from './decode.ts';

/** A quantity in degrees (`value`) and its change in degrees a day (`rate`). */
export interface ValueAndRate {
  readonly value: number;
  readonly rate: number;
}

/**
 * Evaluates a body's series and its derivative at a Julian day TT, by Clenshaw's recurrence
 * (Numerical Recipes, 5.8). NaN outside the table; callers check the range first.
 */
export const evaluate = (
  { start, days, orders, coefficients }: Segments,
  jdTt: number,
): ValueAndRate => {
  const elapsed = jdTt - start;
  const segment = Math.floor(elapsed / days);
  const first = segment * orders;
  const x = (2 * (elapsed - segment * days)) / days - 1;
  let b1 = 0;
  let b2 = 0;
  let d1 = 0;
  let d2 = 0;
  for (let i = first + orders - 1; i > first; i -= 1) {
    const d = 2 * (b1 + x * d1) - d2;
    const b = 2 * x * b1 - b2 + (coefficients[i] ?? NaN);
    d2 = d1;
    d1 = d;
    b2 = b1;
    b1 = b;
  }
  return {
    value: x * b1 - b2 + (coefficients[first] ?? NaN),
    rate: ((b1 + x * d1 - d2) * 2) / days,
  };
};

/** Where a series of `count` terms is fitted: cosines of these angles, in radians. */
export const nodeAngles = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, j) => (Math.PI * (j + 0.5)) / count);

/** Coefficients of the Chebyshev series through the values at its nodes, cos 0 … cos π. */
export const seriesThrough = (values: readonly number[]): readonly number[] => {
  const angles = nodeAngles(values.length);
  return angles.map((_, k) => {
    const sum = values.reduce((s, value, j) => s + value * Math.cos(k * (angles[j] ?? 0)), 0);
    return (sum * (k === 0 ? 1 : 2)) / values.length;
  });
};
