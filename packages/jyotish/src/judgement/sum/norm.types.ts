import type { From } from '../reading/reading.ts';
import type { Step } from '../steps/all-steps.ts';

/**
 * Median and spread of a quantity over many births; spread: the distance of the 10th to the 90th
 * percentile over 2.5632, a standard deviation for normal values.
 */
export type Norm = readonly [centre: number, spread: number];

/** Norms for charts read from the lagna and for those read from the Moon. */
export type NormsFrom = Readonly<Record<From, Norm>>;

/** Norms of one question: of each step's points, of the sum of the steps, of one month's timing. */
export type QuestionNorms = Readonly<Record<Step | 'total' | 'month', Norm>>;
