import type { Asks } from '../plans/plan.types.ts';
import type { Step } from '../steps/all-steps.ts';

/**
 * Weights of the steps of a judgement (ours). `promise`: 30 for the house and its lord, 15 for
 * yogas.
 */
const STEP_WEIGHTS: Readonly<Record<Step, number>> = {
  promise: 45,
  karaka: 15,
  varga: 20,
  dasha: 60,
  transit: 30,
};

/**
 * Factors by question word on the steps of the birth chart and on those of time (ours): "which" and
 * "what" ask about a person's nature, which periods hardly change; "when" and "whether" ask about time.
 */
const ASKED: Readonly<Record<Asks, { readonly birth: number; readonly time: number }>> = {
  whether: { birth: 0.8, time: 1.2 },
  when: { birth: 0.9, time: 1.1 },
  how: { birth: 1, time: 1 },
  why: { birth: 1, time: 1 },
  which: { birth: 1.3, time: 0.6 },
  what: { birth: 1.3, time: 0.6 },
};

const isTime = (step: Step): boolean => step === 'dasha' || step === 'transit';

/** Whether time counts for more than the birth chart. */
export const isAboutTime = (asks: Asks): boolean => ASKED[asks].time > ASKED[asks].birth;

/** Weight of a step of time before the question word. */
export const timeWeight = (step: 'dasha' | 'transit'): number => STEP_WEIGHTS[step];

/** Weight of a step for a question word. */
export const stepWeight = (step: Step, asks: Asks): number =>
  STEP_WEIGHTS[step] * ASKED[asks][isTime(step) ? 'time' : 'birth'];
