import { featuresOf } from './features.ts';

/** Whose danger a text speaks of: the writer's own, violence, or somebody else's. */
export const DANGERS = ['self', 'violence', 'other'] as const;
export type Danger = (typeof DANGERS)[number];

/** Weights of each place for nobody's danger and for each of DANGERS, PLACES times four, in steps of `step`. */
export interface Model {
  readonly weights: Int8Array;
  readonly step: number;
  /** What a text must reach to be heard. */
  readonly threshold: number;
}

export const CLASSES = DANGERS.length + 1;

/** The logarithm of a sum of exponentials, without overflow. */
const softMax = (values: readonly number[]): number => {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
};

/** How much a text speaks of each class: sums of weights, halved where a text is four times as long. */
export const sumsOf = (
  features: ReadonlySet<number>,
  weightOf: (place: number, kind: number) => number,
): readonly number[] => {
  const scale = 1 / Math.sqrt(features.size + 1);
  return Array.from({ length: CLASSES }, (_, kind) => {
    let sum = 0;
    for (const place of features) sum += weightOf(place, kind);
    return sum * scale;
  });
};

/** The log-odds of danger, of whatever kind, and the kind that is likeliest. */
export const dangerOf = ([none = 0, ...kinds]: readonly number[]): readonly [number, Danger] => [
  softMax(kinds) - none,
  DANGERS[kinds.indexOf(Math.max(...kinds))] ?? 'self',
];

/** The danger a text speaks of by this model; undefined: none that it hears. */
export const hearsBy =
  ({ weights, step, threshold }: Model) =>
  (text: string): Danger | undefined => {
    const sums = sumsOf(
      featuresOf(text),
      (place, kind) => (weights[place * CLASSES + kind] ?? 0) * step,
    );
    const [odds, kind] = dangerOf(sums);
    return odds >= threshold ? kind : undefined;
  };
