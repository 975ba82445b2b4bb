import { bitsOf, lettersOf } from './bits.ts';
import type { Table } from './linear.ts';

/** A table in writing: how far each weight that is not zero is from the one before, and how large it is. */
export interface Written {
  readonly places: number;
  readonly bias: number;
  readonly step: number;
  /** Weights are told in whole steps from -largest to largest. */
  readonly largest: number;
  /** So many weights are not zero. */
  readonly count: number;
  /** So many bits of each distance are told as they are, the rest as so many ones and a zero (Rice, 1979). */
  readonly low: number;
  readonly bits: string;
}

/** As many ones as a number says, and a zero that ends them; none after `most`. */
const ones = (number: number, most = Infinity): readonly number[] => [
  ...Array.from({ length: number }, () => 1),
  ...(number < most ? [0] : []),
];

const countOnes = (next: () => number, most = Infinity): number => {
  let number = 0;
  while (number < most && next() === 1) number += 1;
  return number;
};

const distanceIn = (distance: number, low: number): readonly number[] => [
  ...ones(distance >> low),
  ...Array.from({ length: low }, (_, at) => (distance >> (low - 1 - at)) & 1),
];

const distanceOf = (next: () => number, low: number): number => {
  let distance = countOnes(next);
  for (let at = 0; at < low; at += 1) distance = distance * 2 + next();
  return distance;
};

/** Its sign, and how many steps it is beyond one. */
const weightIn = (weight: number, largest: number): readonly number[] => [
  weight < 0 ? 1 : 0,
  ...ones(Math.abs(weight) - 1, largest - 1),
];

const weightOf = (next: () => number, largest: number): number => {
  const sign = next() === 1 ? -1 : 1;
  return sign * (1 + countOnes(next, largest - 1));
};

/** The number of low bits that suits these distances: they are geometric, so that all but the mean's bits are even. */
const lowOf = (places: number, count: number): number =>
  Math.max(0, Math.round(Math.log2((Math.LN2 * places) / Math.max(count, 1))));

/** A table of weights in whole steps, written down. */
export const written = (table: Table & Pick<Written, 'largest'>): Written => {
  const { bias, step, largest, steps } = table;
  const at = [...Array.from(steps).keys()].filter((place) => steps[place] !== 0);
  const low = lowOf(steps.length, at.length);
  const bits = at.flatMap((place, nth) => [
    ...distanceIn(place - (at[nth - 1] ?? -1) - 1, low),
    ...weightIn(steps[place] ?? 0, largest),
  ]);
  const places = steps.length;
  return { places, bias, step, largest, count: at.length, low, bits: lettersOf(bits) };
};

/** A table that was written down. */
export const read = ({ places, bias, step, largest, count, low, bits }: Written): Table => {
  const steps = new Int8Array(places);
  const next = bitsOf(bits);
  let place = -1;
  for (let nth = 0; nth < count; nth += 1) {
    place += 1 + distanceOf(next, low);
    steps[place] = weightOf(next, largest);
  }
  return { bias, step, steps };
};
