import type { Norm } from '../src/judgement/sum/norm.ts';

/** Standard deviations between the 10th and the 90th percentile of a normal distribution. */
const P10_TO_P90 = 2 * 1.2816;

/** The median, and the distance of the 10th to the 90th percentile over 2.5632. */
export const normOf = (values: readonly number[]): Norm => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const spread = (at(0.9) - at(0.1)) / P10_TO_P90;
  return [Number(at(0.5).toFixed(3)), Number(Math.max(spread, 0.05).toFixed(3))];
};
