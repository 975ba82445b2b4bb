import type { Segments } from './decode.ts';

/** A quantity in degrees (`value`) and its change in degrees a day (`rate`). */
export interface ValueAndRate {
  readonly value: number;
  readonly rate: number;
}

/**
 * Evaluates a body's series and its derivative at a Julian day TT, by the recurrences of
 * both kinds of Chebyshev polynomials, in one pass (DLMF 18.9). NaN outside the table; callers check the range first.
 */
export const evaluate = (
  { start, days, orders, coefficients }: Segments,
  jdTt: number,
): ValueAndRate => {
  const elapsed = jdTt - start;
  const segment = Math.floor(elapsed / days);
  const first = segment * orders;
  const x = (2 * (elapsed - segment * days)) / days - 1;
  const twice = 2 * x;
  let t0 = 1;
  let t1 = x;
  let u0 = 0;
  let u1 = 1;
  let value = coefficients[first] ?? NaN;
  let rate = 0;
  for (let order = 1; order < orders; order += 1) {
    const c = coefficients[first + order] ?? NaN;
    value += c * t1;
    rate += c * (order * u1);
    const t2 = twice * t1 - t0;
    const u2 = twice * u1 - u0;
    t0 = t1;
    t1 = t2;
    u0 = u1;
    u1 = u2;
  }
  return { value, rate: (rate * 2) / days };
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
