import type { Firmness } from '../vocabulary.ts';
import type { Judgement } from './judgement.types.ts';

type Bounds = readonly (readonly [least: number, firmness: Firmness])[];

/** Least birth-time error (± minutes) under which a judgement must hold when the time is known (ours). */
const MINUTES: Bounds = [
  [15, 'firm'],
  [5, 'fair'],
  [0, 'hint'],
];

/** Least share of the day (0–1) for which it must hold when the time is unknown (ours). */
const SHARES: Bounds = [
  [0.9, 'firm'],
  [0.75, 'fair'],
  [0.6, 'hint'],
];

/**
 * How firm a judgement is: by the birth-time error under which it holds (minutes both ways), or for
 * an unknown time by the share of the day (0–1) for which it holds. Null below 0.6 of the day: too
 * little to be sold as an answer. Of two people, each time is tried with the other as given or told,
 * and the weaker of the two counts.
 */
export const firmnessOf = ({
  holdsMinutes,
  holdsShareOfDay,
}: Pick<Judgement, 'holdsMinutes' | 'holdsShareOfDay'>): Firmness | null => {
  const [value, bounds] =
    holdsMinutes === null ? [holdsShareOfDay ?? 0, SHARES] : [holdsMinutes, MINUTES];
  return bounds.find(([least]) => value >= least)?.[1] ?? null;
};
