import { DANGERS, type Danger } from '../danger.ts';
import { type Features, GROUPS } from './features.ts';

/** Weights by place, in whole steps; their number is a power of two, and places beyond it begin anew. */
export interface Table {
  readonly bias: number;
  readonly step: number;
  readonly steps: ArrayLike<number>;
}

/** What the weights of a text are multiplied by: the less, the more features it has; more than the root evens out, for they repeat one another. */
export const scaleOf = (places: Int32Array): number => (places.length + 1) ** -0.65;

const summed = (places: Int32Array, steps: ArrayLike<number>): number => {
  const mask = steps.length - 1;
  let sum = 0;
  for (const place of places) sum += steps[place & mask] ?? 0;
  return sum * scaleOf(places);
};

/** How much a text speaks for what a table is of. */
export const sumOf = (features: Features, { bias, step, steps }: Table): number =>
  bias + step * GROUPS.reduce((sum, group) => sum + summed(features[group], steps), 0);

/** What a text is told by. */
export interface Model {
  /** The log-odds of danger, of whatever kind. */
  readonly danger: Table;
  /** Each of DANGERS but the first, against the first. */
  readonly kinds: readonly Table[];
}

/** The likeliest kind of danger of a text that speaks of any. */
export const kindBy =
  (kinds: Model['kinds']) =>
  (features: Features): Danger => {
    const sums = [0, ...kinds.map((table) => sumOf(features, table))];
    return DANGERS[sums.indexOf(Math.max(...sums))] ?? 'self';
  };
