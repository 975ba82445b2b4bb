import { TIMINGS } from '@dhruva/kernel/timings';

/**
 * Shows the purchase confirmation, hides it after the specified time, then continues with the next step.
 * Returns a function that cancels this.
 */
export const confirmThenContinue = (
  show: (shown: boolean) => void,
  ask: () => void,
): (() => void) => {
  show(true);
  const timer = setTimeout(() => {
    show(false);
    ask();
  }, TIMINGS.intakeAfterPurchase);
  return () => clearTimeout(timer);
};
