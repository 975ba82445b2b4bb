/**
 * Weights are told in whole steps, up to `largest`; the share `within` lies within these, and what is larger is told as the
 * largest. Few steps leave room for many weights.
 */
export interface Steps {
  readonly largest: number;
  readonly within: number;
}

/** A table in whole steps of one size. */
export interface Stepped {
  readonly bias: number;
  readonly step: number;
  readonly largest: number;
  readonly steps: Int8Array;
}

/** How large one step is for these weights, without their bias. */
export const stepOf = (weights: Float64Array, { largest, within }: Steps): number => {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  return (sizes[Math.floor(sizes.length * within)] ?? 1) / largest;
};

/** A weight in whole steps. */
export const toldAs = (weight: number, step: number, largest: number): number =>
  Math.max(-largest, Math.min(largest, Math.round(weight / step)));

/** Weights, a bias last, each told as the nearest step. */
export const inSteps = (weights: Float64Array, steps: Steps): Stepped => {
  const own = weights.subarray(0, -1);
  const step = stepOf(own, steps);
  return {
    bias: weights.at(-1) ?? 0,
    step,
    largest: steps.largest,
    steps: Int8Array.from(own, (weight) => toldAs(weight, step, steps.largest)),
  };
};
