import { DANGERS, type Danger } from '../danger.ts';
import { type Features, GROUPS } from './features.ts';

/** Weights by place; their number is a power of two, and places beyond it begin anew. */
export interface Table {
  readonly bias: number;
  readonly weights: ArrayLike<number>;
}

/** What the weights of a text are multiplied by: half where it has four times as many features. */
export const scaleOf = (places: ReadonlySet<number>): number => 1 / Math.sqrt(places.size + 1);

const summed = (places: ReadonlySet<number>, weights: ArrayLike<number>): number => {
  const mask = weights.length - 1;
  let sum = 0;
  for (const place of places) sum += weights[place & mask] ?? 0;
  return sum * scaleOf(places);
};

/** How much a text speaks for what a table is of. */
export const sumOf = (features: Features, { bias, weights }: Table): number =>
  GROUPS.reduce((sum, group) => sum + summed(features[group], weights), bias);

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
