import { DANGERS } from '../src/danger.ts';
import { type Features, GROUPS } from '../src/detector/features.ts';
import { scaleOf } from '../src/detector/linear.ts';
import type { Line } from './corpus.ts';
import { frequent } from './frequent.ts';
import { logistic, logisticInSteps, type Row } from './logistic.ts';
import { chance, shuffled } from './shuffled.ts';
import { inSteps, type Stepped, type Steps } from './steps.ts';

const ROUNDS = 10;
const RATE = 0.3;
const DECAY = 1e-6;
/** Weights that tell danger from none share so many places; another feature rarely has the place of one that is kept. */
const PLACES = 2 ** 20;
/** So many of them are kept, */
const KEPT = 63_000;
/** chosen in passes: first so many times more, and each time what is left is fitted anew to what was left out. */
const TIMES_KEPT = [6, 2, 1];
const ROUNDS_BETWEEN = 4;
const DANGER_STEPS: Steps = { largest: 3, within: 0.985 };
const KIND_STEPS: Steps = { largest: 3, within: 0.97 };
/** There are fewer plain lines than people write. */
const PLAIN_TIMES = 3;
/** Which kind of danger it is needs fewer places than whether it is one. */
const KIND_PLACES = 2 ** 13;

/** A line and what it consists of. */
export interface Example {
  readonly line: Line;
  readonly features: Features;
}

/** An example as the places that its features have; those without one are left out. */
const rowOf = (
  { line, features }: Example,
  kind: number,
  placeOf: (hash: number) => number | undefined,
  bias: number,
): Row => {
  const places: number[] = [];
  const scales: number[] = [];
  for (const group of GROUPS) {
    const scale = scaleOf(features[group]);
    for (const hash of features[group]) {
      const place = placeOf(hash);
      if (place === undefined) continue;
      places.push(place);
      scales.push(scale);
    }
  }
  return {
    places: Int32Array.from([...places, bias]),
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

/** So many places whose weights move the sums of all rows most, by their size and the root of how many rows have them; and the bias. */
const mostTelling = (rows: readonly Row[], weights: Float64Array, most: number): Uint8Array => {
  const isKept = new Uint8Array(weights.length);
  const seen = seenBy(rows, weights.length - 1);
  const moves = weights.map((weight, place) => Math.abs(weight) * Math.sqrt(seen[place] ?? 0));
  const told = Uint32Array.from(moves.subarray(0, -1).keys()).sort(
    (a, b) => (moves[b] as number) - (moves[a] as number),
  );
  for (const place of told.subarray(0, most)) isKept[place] = 1;
  isKept[weights.length - 1] = 1;
  return isKept;
};

const kindOf = ({ line }: Example): number => (line.danger === undefined ? 0 : 1);

/** The hashes of the features that tell most of all that enough lines have, each with a place of its own while they are chosen. */
const chosen = (examples: readonly Example[]): readonly number[] => {
  const hashes = frequent(examples.map(({ features }) => features));
  const placeOf = new Map([...hashes].map((hash, place) => [hash, place]));
  let rows = examples.map((each) =>
    rowOf(each, kindOf(each), (hash) => placeOf.get(hash), hashes.length),
  );
  let isKept: Uint8Array = new Uint8Array();
  for (const [nth, times] of TIMES_KEPT.entries()) {
    const weights = logistic(rows, hashes.length, nth === 0 ? undefined : ROUNDS_BETWEEN);
    isKept = mostTelling(rows, weights, KEPT * times);
    rows = rows.map((row) => thinned(row, isKept));
  }
  return [...hashes].filter((_, place) => isKept[place] === 1);
};

/** Fitted again to all that has the places of what was chosen, and then in whole steps. */
const dangerTable = (examples: readonly Example[]): Stepped => {
  const isKept = new Uint8Array(PLACES);
  for (const hash of chosen(examples)) isKept[hash & (PLACES - 1)] = 1;
  const keptPlace = (hash: number): number | undefined => {
    const place = hash & (PLACES - 1);
    return isKept[place] === 1 ? place : undefined;
  };
  const rows = examples.map((each) => rowOf(each, kindOf(each), keptPlace, PLACES));
  return logisticInSteps(rows, logistic(rows, PLACES), DANGER_STEPS);
};

const kindTables = (examples: readonly Example[]): readonly Stepped[] => {
  const placeOf = (hash: number): number => hash & (KIND_PLACES - 1);
  const rows = examples.flatMap((each) => {
    const { danger } = each.line;
    return danger === undefined ? [] : [rowOf(each, DANGERS.indexOf(danger), placeOf, KIND_PLACES)];
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
