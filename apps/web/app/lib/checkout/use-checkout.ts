import { useEffect, useRef, useState } from 'react';
import { useBackCloses } from '../../ui/dialog-history.ts';
import { buy, type Purchase } from './buy.ts';
import type { OpenCheckout } from './open-checkout.ts';
import type { Outcome, Phase } from './outcome.ts';

export interface CheckoutState {
  readonly phase: Phase;
  /** How the last purchase ended; null before and while one is made. */
  readonly outcome: Outcome | null;
}

export interface UseCheckout extends CheckoutState {
  /** Buys; while a purchase is being made, a second press joins it. */
  readonly pay: (purchase: Purchase) => Promise<Outcome>;
  /** Forgets how the last purchase ended: another thing is about to be bought. */
  readonly reset: () => void;
}

/**
 * The checkout for a page that sells something. A dialog it is called from must be closed while
 * `phase` is `paying` (`open={phase !== 'paying'}`) and comes back by itself when it was dismissed;
 * the back button closes the checkout first.
 */
export const useCheckout = (): UseCheckout => {
  const [state, setState] = useState<CheckoutState>({ phase: 'idle', outcome: null });
  const running = useRef<Promise<Outcome>>(undefined);
  const checkout = useRef<OpenCheckout>(undefined);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => {
      checkout.current?.close();
      leaving.current.abort();
    };
  }, []);
  useBackCloses(state.phase === 'paying', () => checkout.current?.close(), true);

  const run = async (purchase: Purchase): Promise<Outcome> => {
    const { signal } = leaving.current;
    const outcome = await buy(purchase, {
      signal,
      enter: (phase) => setState({ phase, outcome: null }),
      opened: (opened) => {
        checkout.current = opened;
      },
    });
    setState({ phase: 'idle', outcome });
    return outcome;
  };

  const pay = (purchase: Purchase): Promise<Outcome> => {
    running.current ??= run(purchase).finally(() => {
      running.current = undefined;
      checkout.current = undefined;
    });
    return running.current;
  };
  return { ...state, pay, reset: () => setState({ phase: 'idle', outcome: null }) };
};
