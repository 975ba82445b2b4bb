import type { From } from '../reading/reading.ts';

/**
 * Median and spread of a quantity over many births; spread: the distance of the 10th to the 90th
 * percentile over 2.5632, a standard deviation for normal values.
 */
export type Norm = readonly [centre: number, spread: number];

/** Norms for charts read from the lagna and for those read from the Moon. */
export type NormsFrom = Readonly<Record<From, Norm>>;

/** Standard score of a value: its distance from the median in units of the norm's spread. */
export const standardScore = (value: number, [centre, spread]: Norm): number =>
  (value - centre) / spread;
