import { chance, shuffled } from './shuffled.ts';
import { inSteps, type Stepped, type Steps, toldAs } from './steps.ts';

/** An example as numbers: places of all weights, a bias last, with what each is multiplied by. */
export interface Row {
  readonly places: Int32Array;
  readonly scales: Float64Array;
  /** Of two: 0 or 1. */
  readonly kind: number;
  /** How often it counts. */
  readonly times: number;
}

/** How weights move: a rate of their own each (AdaGrad; Duchi, Hazan and Singer, JMLR 2011). */
interface Descent {
  readonly rounds: number;
  readonly rate: number;
  readonly decay: number;
  /** What the sum of squared slopes begins with: the more, the smaller the first steps. */
  readonly squares: number;
}

const FIRST: Descent = { rounds: 8, rate: 0.6, decay: 5e-7, squares: 1e-8 };
const AGAIN: Descent = { rounds: 3, rate: 0.1, decay: 0, squares: 0.05 };
/** A row that is told so well moves nothing. */
const LEAST_SLOPE = 1e-3;

/** Weights that move, and the same as they are told, which may be others. */
interface Told {
  readonly weights: Float64Array;
  readonly shown: Float64Array;
  /** A weight has moved: tells it anew. */
  readonly show: (place: number) => void;
}

/** Moves weights down the slopes that rows have where the weights are told. */
const descend = (
  rows: readonly Row[],
  { weights, shown, show }: Told,
  { rounds, rate, decay, squares }: Descent,
): void => {
  const squared = new Float64Array(weights.length).fill(squares);
  const next = chance();
  for (let round = 0; round < rounds; round += 1)
    for (const { places, scales, kind, times } of shuffled(rows, next)) {
      let sum = 0;
      for (let at = 0; at < places.length; at += 1)
        sum += (shown[places[at] as number] as number) * (scales[at] as number);
      const slope = times * (1 / (1 + Math.exp(-sum)) - kind);
      if (Math.abs(slope) < LEAST_SLOPE) continue;
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] as number;
        const step = slope * (scales[at] as number) + decay * (weights[place] as number);
        squared[place] = (squared[place] as number) + step * step;
        weights[place] =
          (weights[place] as number) - (rate * step) / Math.sqrt(squared[place] as number);
        show(place);
      }
    }
};

/** Weights that tell rows of kind 1 from those of kind 0, by logistic regression. The same rows give the same weights. */
export const logistic = (
  rows: readonly Row[],
  places: number,
  rounds = FIRST.rounds,
): Float64Array => {
  const weights = new Float64Array(places + 1);
  descend(rows, { weights, shown: weights, show: () => {} }, { ...FIRST, rounds });
  return weights;
};

/**
 * Weights in whole steps, fitted as they are told: each slope is taken where the weights stand in whole steps, and moves the
 * weights behind these (the straight-through estimator; Bengio, Léonard and Courville, arXiv 1308.3432), so that weights make
 * good what the rounding of others cost.
 */
export const logisticInSteps = (
  rows: readonly Row[],
  weights: Float64Array,
  steps: Steps,
): Stepped => {
  const { step, largest, steps: told } = inSteps(weights, steps);
  const bias = weights.length - 1;
  const moved = weights.slice();
  const shown = Float64Array.from([...told].map((each) => each * step).concat(moved[bias] ?? 0));
  const farthest = (largest + 0.5) * step;
  const show = (place: number): void => {
    const weight = moved[place] as number;
    if (place !== bias) moved[place] = Math.max(-farthest, Math.min(farthest, weight));
    shown[place] = place === bias ? weight : toldAs(weight, step, largest) * step;
  };
  descend(rows, { weights: moved, shown, show }, AGAIN);
  return {
    bias: shown[bias] ?? 0,
    step,
    largest,
    steps: Int8Array.from(moved.subarray(0, bias), (weight) => toldAs(weight, step, largest)),
  };
};
