import { DANGERS } from '../src/danger.ts';
import { type Features, MEANING_PLACES, WORD_PLACES } from '../src/hears/features.ts';
import { type Model, scaleOf, type Table } from '../src/hears/linear.ts';
import { LARGEST } from '../src/hears/weight-letters.ts';
import type { Line } from './corpus.ts';

const ROUNDS = 10;
const RATE = 0.3;
const DECAY = 1e-6;
/** A weight of a place that fewer lines have is those lines, not a rule. */
const FEWEST_LINES = 3;
/** Which kind of danger it is needs fewer places than whether it is one. */
const KIND_PLACES = 2 ** 12;

/** A line and what it consists of. */
export interface Example {
  readonly line: Line;
  readonly features: Features;
}

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

/** An example as numbers: places of all weights, a bias last, with what each is multiplied by. */
interface Row {
  readonly places: Int32Array;
  readonly scales: Float64Array;
  readonly kind: number;
}

interface Sizes {
  readonly words: number;
  readonly meanings: number;
}

const rowOf = ({ words, meanings }: Features, kind: number, sizes: Sizes): Row => {
  const folded = (places: ReadonlySet<number>, size: number): number[] =>
    [...places].map((place) => place & (size - 1));
  const ofWords = folded(words, sizes.words);
  const ofMeanings = folded(meanings, sizes.meanings).map((place) => sizes.words + place);
  return {
    places: Int32Array.from([...ofWords, ...ofMeanings, sizes.words + sizes.meanings]),
    scales: Float64Array.from([
      ...ofWords.map(() => scaleOf(words)),
      ...ofMeanings.map(() => scaleOf(meanings)),
      1,
    ]),
    kind,
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
    for (const { places: own, scales, kind } of shuffled(rows, next)) {
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
        const slope = power / all - (of === kind ? 1 : 0);
        if (Math.abs(slope) < 1e-3) continue;
        const table = weights[of] as Float64Array;
        const squared = squares[of] as Float64Array;
        for (let at = 0; at < own.length; at += 1) {
          const place = own[at] as number;
          const step = slope * (scales[at] as number) + DECAY * (table[place] as number);
          squared[place] = (squared[place] as number) + step * step;
          table[place] = (table[place] as number) - (RATE * step) / Math.sqrt(squared[place] as number);
        }
      }
    }
  return weights;
};

/** A table in whole steps of its size. */
export interface Stepped {
  readonly bias: number;
  readonly step: number;
  readonly words: Int8Array;
  readonly meanings: Int8Array;
}

/** Weights of one kind against those of the first, in whole steps; of places that few rows have, none. */
const inSteps = (against: Float64Array, seen: Uint16Array, { words }: Sizes): Stepped => {
  const kept = against.map((weight, place) => ((seen[place] ?? 0) < FEWEST_LINES ? 0 : weight));
  const bias = against.at(-1) ?? 0;
  const sizes = kept
    .subarray(0, -1)
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  // One weight in five hundred is told smaller than it is, so that the others keep their shades.
  const step = (sizes[Math.floor(sizes.length * 0.998)] ?? 1) / LARGEST;
  const stepped = Int8Array.from(kept.subarray(0, -1), (weight) =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step))),
  );
  return { bias, step, words: stepped.subarray(0, words), meanings: stepped.subarray(words) };
};

/** Tables that tell rows of each kind from those of the first. */
const tablesOf = (rows: readonly Row[], kinds: number, sizes: Sizes): readonly Stepped[] => {
  const places = sizes.words + sizes.meanings + 1;
  const seen = new Uint16Array(places);
  for (const { places: own } of rows)
    for (const place of own) if ((seen[place] as number) < 9) seen[place] = (seen[place] as number) + 1;
  const [first = new Float64Array(places), ...others] = descend(rows, kinds, places);
  return others.map((weights) =>
    inSteps(
      weights.map((weight, place) => weight - (first[place] as number)),
      seen,
      sizes,
    ),
  );
};

/** A model in whole steps, without its threshold. */
export interface Fitted {
  readonly danger: Stepped;
  readonly kinds: readonly Stepped[];
}

/** The weights that tell these examples best. */
export const fit = (examples: readonly Example[]): Fitted => {
  const sizes = { words: WORD_PLACES, meanings: MEANING_PLACES };
  const kindSizes = { words: KIND_PLACES, meanings: KIND_PLACES };
  const [danger] = tablesOf(
    examples.map(({ line, features }) => rowOf(features, line.danger === undefined ? 0 : 1, sizes)),
    2,
    sizes,
  );
  if (!danger) throw new Error('no examples');
  const kinds = tablesOf(
    examples.flatMap(({ line, features }) =>
      line.danger === undefined ? [] : [rowOf(features, DANGERS.indexOf(line.danger), kindSizes)],
    ),
    DANGERS.length,
    kindSizes,
  );
  return { danger, kinds };
};

const whole = ({ bias, step, words, meanings }: Stepped): Table => ({
  bias,
  words: Float32Array.from(words, (weight) => weight * step),
  meanings: Float32Array.from(meanings, (weight) => weight * step),
});

/** What was fitted, as the detector reads it. */
export const modelOf = ({ danger, kinds }: Fitted): Omit<Model, 'threshold'> => ({
  danger: whole(danger),
  kinds: kinds.map(whole),
});
