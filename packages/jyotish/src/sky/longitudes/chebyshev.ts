import type { Segments } from './decode.ts';

/** A quantity in degrees (`value`) and its change in degrees a day (`rate`). */
export interface ValueAndRate {
  readonly value: number;
  readonly rate: number;
}

/**
 * Evaluates a body's series and its derivative `elapsed` days after the first segment begins, by
 * Clenshaw's recurrence (Numerical Recipes, 5.8). NaN outside the table; callers check the range
 * first.
 */
export const evaluate = (
  { days, orders, coefficients }: Segments,
  elapsed: number,
): ValueAndRate => {
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
