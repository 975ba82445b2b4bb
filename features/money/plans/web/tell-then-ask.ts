import { TIMINGS } from '@dhruva/kernel/timings';

/**
 * Shows that a plan was bought and, after the time of the specification, takes that away and hands over to what is
 * asked next. Gives the way to stop it.
 */
export const tellThenAsk = (show: (shown: boolean) => void, ask: () => void): (() => void) => {
  show(true);
  const timer = setTimeout(() => {
    show(false);
    ask();
  }, TIMINGS.intakeAfterPurchase);
  return () => clearTimeout(timer);
};
