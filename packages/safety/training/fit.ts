import { DANGERS, type Danger } from '../src/danger.ts';
import { featuresOf, PLACES } from '../src/hears/features.ts';
import { CLASSES, type Model, scaleOf, sumsOf } from '../src/hears/linear.ts';
import { LARGEST } from '../src/hears/weight-letters.ts';
import { isHard, type Line } from './corpus.ts';

const ROUNDS = 10;
const RATE = 0.3;
const DECAY = 1e-6;
/** A weight of a place that one line alone has is that line, not a rule. */
const FEWEST_LINES = 2;

/** A line and the places of what it consists of. */
export interface Example {
  readonly line: Line;
  readonly features: ReadonlySet<number>;
}

export const exampleOf = (line: Line): Example => ({ line, features: featuresOf(line.text) });

/** Numbers from 0 to 1, the same at every run (a linear congruential generator, Numerical Recipes). */
const chance = (): (() => number) => {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Another order of the same things (Fisher and Yates). */
const shuffled = <Thing>(things: readonly Thing[], next: () => number): readonly Thing[] => {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Thing, mixed[last] as Thing];
  }
  return mixed;
};

const classOf = (danger: Danger | undefined): number =>
  danger === undefined ? 0 : DANGERS.indexOf(danger) + 1;

/**
 * Multinomial logistic regression by stochastic gradient descent with a rate of its own for each weight (AdaGrad; Duchi,
 * Hazan and Singer, JMLR 2011). The same examples give the same weights.
 */
const descend = (examples: readonly Example[]): Float64Array => {
  const weights = new Float64Array(PLACES * CLASSES);
  const squares = new Float64Array(PLACES * CLASSES).fill(1e-8);
  const next = chance();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { line, features } of shuffled(examples, next)) {
      const sums = sumsOf(features, (place, kind) => weights[place * CLASSES + kind] ?? 0);
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const all = powers.reduce((sum, power) => sum + power, 0);
      const scale = scaleOf(features);
      const own = classOf(line.danger);
      for (const [kind, power] of powers.entries()) {
        const slope = (power / all - (kind === own ? 1 : 0)) * scale;
        if (Math.abs(slope) < 1e-6) continue;
        for (const place of features) {
          const at = place * CLASSES + kind;
          const step = slope + DECAY * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + step * step;
          weights[at] = (weights[at] ?? 0) - (RATE * step) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  return weights;
};

/** Weights against those of no danger, which become zero; in whole steps. */
const inSteps = (weights: Float64Array, examples: readonly Example[]): Omit<Model, 'threshold'> => {
  const seen = new Uint16Array(PLACES);
  for (const { features } of examples)
    for (const place of features) seen[place] = (seen[place] ?? 0) + 1;
  const against = Float64Array.from(weights, (weight, at) => {
    const place = Math.floor(at / CLASSES);
    return (seen[place] ?? 0) < FEWEST_LINES ? 0 : weight - (weights[place * CLASSES] ?? 0);
  });
  const sizes = [...against]
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  // One weight in five hundred is told smaller than it is, so that the others keep their shades.
  const step = (sizes[Math.floor(sizes.length * 0.998)] ?? 1) / LARGEST;
  return {
    step,
    weights: Int8Array.from(against, (weight) =>
      Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step))),
    ),
  };
};

/** The weights that tell these examples best, in whole steps. */
export const fit = (examples: readonly Example[]): Omit<Model, 'threshold'> =>
  inSteps(descend(examples), examples);

/** The least threshold that at most this share of the hard lines reaches. */
export const thresholdFor = (
  told: readonly { readonly line: Line; readonly odds: number }[],
  falseAlarms: number,
): number => {
  const odds = told
    .filter(({ line }) => isHard(line))
    .map((each) => each.odds)
    .sort((a, b) => b - a);
  return (odds[Math.floor(odds.length * falseAlarms)] ?? 0) + 1e-9;
};
