import type { From } from '../reading/reading.ts';
import type { Step } from '../steps/all-steps.ts';

/** The middle of a quantity over many births, and how far a usual chart lies from it. */
export type Norm = readonly [centre: number, spread: number];

/** A norm for charts read from the lagna and for those read from the Moon. */
export type NormsFrom = Readonly<Record<From, Norm>>;

/** What is usual for one question: each step's points, the sum of the steps, one month's timing. */
export type QuestionNorms = Readonly<Record<Step | 'total' | 'month', Norm>>;
