import { DANGERS } from '../src/danger.ts';
import { type Features, GROUPS, PLACES } from '../src/detector/features.ts';
import { type Model, scaleOf, type Table } from '../src/detector/linear.ts';
import type { Line } from './corpus.ts';
import { logistic, logisticInSteps, type Row } from './logistic.ts';
import { chance, shuffled } from './shuffled.ts';
import { inSteps, type Stepped, type Steps } from './steps.ts';

const ROUNDS = 10;
const RATE = 0.3;
const DECAY = 1e-6;
/** A weight of a place that fewer lines have is those lines, not a rule. */
const FEWEST_LINES = 3;
/** So many weights that tell danger from none are kept. */
const KEPT = 60_000;
const DANGER_STEPS: Steps = { largest: 3, within: 0.97 };
const KIND_STEPS: Steps = { largest: 6, within: 0.99 };
/** There are fewer plain lines than people write. */
const PLAIN_TIMES = 3;
/** Which kind of danger it is needs fewer places than whether it is one. */
const KIND_PLACES = 2 ** 13;

/** A line and what it consists of. */
export interface Example {
  readonly line: Line;
  readonly features: Features;
}

const rowOf = ({ line, features }: Example, kind: number, places: number): Row => {
  const groups = GROUPS.map((group) => features[group]);
  const own = groups.flatMap((group) => [...group].map((place) => place & (places - 1)));
  const scales = groups.flatMap((group) => [...group].map(() => scaleOf(group)));
  return {
    places: Int32Array.from([...own, places]),
    scales: Float64Array.from([...scales, 1]),
    kind,
    times: line.kind === 'plain' ? PLAIN_TIMES : 1,
  };
};

/** A row without the places that are not kept. */
const thinned = ({ places, scales, ...rest }: Row, isKept: Uint8Array): Row => {
  const kept = places.map((place, at) => (isKept[place] === 1 ? at : -1)).filter((at) => at >= 0);
  return {
    places: kept.map((at) => places[at] as number),
    scales: Float64Array.from(kept, (at) => scales[at] as number),
    ...rest,
  };
};

/**
 * Multinomial logistic regression by stochastic gradient descent with a rate of its own for each weight (AdaGrad; Duchi,
 * Hazan and Singer, JMLR 2011): weights by kind and place. The same rows give the same weights.
 */
const descend = (rows: readonly Row[], kinds: number, places: number): readonly Float64Array[] => {
  const weights = Array.from({ length: kinds }, () => new Float64Array(places));
  const squares = weights.map(() => new Float64Array(places).fill(1e-8));
  const next = chance();
  const sums = new Float64Array(kinds);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { places: own, scales, kind, times } of shuffled(rows, next)) {
      for (const [of, table] of weights.entries()) {
        let sum = 0;
        for (let at = 0; at < own.length; at += 1)
          sum += (table[own[at] as number] as number) * (scales[at] as number);
        sums[of] = sum;
      }
      const most = Math.max(...sums);
      const powers = [...sums].map((sum) => Math.exp(sum - most));
      const all = powers.reduce((sum, power) => sum + power, 0);
      for (const [of, power] of powers.entries()) {
        const slope = times * (power / all - (of === kind ? 1 : 0));
        if (Math.abs(slope) < 1e-3) continue;
        const table = weights[of] as Float64Array;
        const squared = squares[of] as Float64Array;
        for (let at = 0; at < own.length; at += 1) {
          const place = own[at] as number;
          const step = slope * (scales[at] as number) + DECAY * (table[place] as number);
          squared[place] = (squared[place] as number) + step * step;
          table[place] =
            (table[place] as number) - (RATE * step) / Math.sqrt(squared[place] as number);
        }
      }
    }
  return weights;
};

/** How many rows have each place. */
const seenBy = (rows: readonly Row[], places: number): Uint32Array => {
  const seen = new Uint32Array(places + 1);
  for (const { places: own } of rows)
    for (const place of own) seen[place] = (seen[place] as number) + 1;
  return seen;
};

/** Weights that tell rows of each kind from those of the first. */
const against = (rows: readonly Row[], kinds: number, places: number): readonly Float64Array[] => {
  const [first = new Float64Array(), ...others] = descend(rows, kinds, places + 1);
  return others.map((weights) => weights.map((weight, place) => weight - (first[place] as number)));
};

/** The places whose weights move the sums of all rows most, by their size and the root of how many rows have them; and the bias. */
const mostTelling = (weights: Float64Array, seen: Uint32Array): Uint8Array => {
  const isKept = new Uint8Array(weights.length);
  const told = [...weights.keys()].filter((place) => (seen[place] as number) >= FEWEST_LINES);
  const moves = weights.map((weight, place) => Math.abs(weight) * Math.sqrt(seen[place] ?? 0));
  told.sort((a, b) => (moves[b] as number) - (moves[a] as number));
  for (const place of told.slice(0, KEPT)) isKept[place] = 1;
  isKept[weights.length - 1] = 1;
  return isKept;
};

/** Fitted three times: with all places, again with those alone that told most, and again in whole steps. */
const dangerTable = (examples: readonly Example[]): Stepped => {
  const rows = examples.map((each) => rowOf(each, each.line.danger === undefined ? 0 : 1, PLACES));
  const isKept = mostTelling(logistic(rows, PLACES), seenBy(rows, PLACES));
  const kept = rows.map((row) => thinned(row, isKept));
  return logisticInSteps(kept, logistic(kept, PLACES), DANGER_STEPS);
};

const kindTables = (examples: readonly Example[]): readonly Stepped[] => {
  const rows = examples.flatMap((each) => {
    const { danger } = each.line;
    return danger === undefined ? [] : [rowOf(each, DANGERS.indexOf(danger), KIND_PLACES)];
  });
  return against(rows, DANGERS.length, KIND_PLACES).map((weights) => inSteps(weights, KIND_STEPS));
};

/** A model in whole steps, without its threshold. */
export interface Fitted {
  readonly danger: Stepped;
  readonly kinds: readonly Stepped[];
}

/** The weights that tell these examples best. */
export const fit = (examples: readonly Example[]): Fitted => ({
  danger: dangerTable(examples),
  kinds: kindTables(examples),
});

const whole = ({ bias, step, steps }: Stepped): Table => ({
  bias,
  weights: Float32Array.from(steps, (weight) => weight * step),
});

/** What was fitted, as the detector reads it. */
export const modelOf = ({ danger, kinds }: Fitted): Model => ({
  danger: whole(danger),
  kinds: kinds.map(whole),
});
