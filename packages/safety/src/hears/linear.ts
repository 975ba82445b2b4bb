import { DANGERS, type Danger } from '../danger.ts';
import { featuresOf } from './features.ts';

/** Weights of each place for nobody's danger and for each of DANGERS, PLACES times four, in steps of `step`. */
export interface Model {
  readonly weights: Int8Array;
  readonly step: number;
  /** What a text must reach to be heard. */
  readonly threshold: number;
}

export const CLASSES = DANGERS.length + 1;

/** The logarithm of a sum of exponentials, without overflow. */
const logSumExp = (values: readonly number[]): number => {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
};

/** What the weights of a text are multiplied by: half where it has four times as many features. */
export const scaleOf = (features: ReadonlySet<number>): number => 1 / Math.sqrt(features.size + 1);

/** How much a text speaks of each class. */
export const sumsOf = (
  features: ReadonlySet<number>,
  weightOf: (place: number, kind: number) => number,
): readonly number[] => {
  const scale = scaleOf(features);
  return Array.from({ length: CLASSES }, (_, kind) => {
    let sum = 0;
    for (const place of features) sum += weightOf(place, kind);
    return sum * scale;
  });
};

/** The log-odds of danger of a text, of whatever kind, and the kind that is likeliest. */
export const oddsBy =
  ({ weights, step }: Omit<Model, 'threshold'>) =>
  (features: ReadonlySet<number>): readonly [number, Danger] => {
    const weightOf = (place: number, kind: number): number =>
      (weights[place * CLASSES + kind] ?? 0) * step;
    const [none = 0, ...kinds] = sumsOf(features, weightOf);
    return [logSumExp(kinds) - none, DANGERS[kinds.indexOf(Math.max(...kinds))] ?? 'self'];
  };

/** The danger a text speaks of by this model; undefined: none that it hears. */
export const hearsBy = (model: Model) => {
  const oddsOf = oddsBy(model);
  return (text: string): Danger | undefined => {
    const [odds, kind] = oddsOf(featuresOf(text));
    return odds >= model.threshold ? kind : undefined;
  };
};
