import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { useBackCloses } from '@dhruva/web/ui/dialog-history.ts';
import type { BuyCallbacks, Purchase } from './buy.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import type { OpenCheckout } from './provider/open-checkout.ts';
import type { Asking, Outcome, Phase } from './outcome.ts';
import { OWN_PAYMENTS } from '../state/use-own-payments.ts';

export interface CheckoutState {
  readonly phase: Phase;
  /** How the last purchase ended, or what is asked before it goes on; null before and during one. */
  readonly outcome: Outcome | Asking | null;
}

export interface UseCheckout extends CheckoutState {
  /**
   * Runs a purchase; a second press during it joins it. Where the checkout was closed and the payment is waited
   * for, `outcome` tells so, another press starts a new purchase, and the promise stays pending.
   */
  readonly pay: (purchase: Purchase) => Promise<Outcome>;
  /**
   * Call when the dialog was closed: a checkout not open yet stays closed, and the last outcome is cleared. A
   * purchase being checked continues for whoever awaits it.
   */
  readonly leave: () => void;
}

const IDLE: CheckoutState = { phase: 'idle', outcome: null };

interface Run {
  /** While set, a second press joins it. */
  promise?: Promise<Outcome> | undefined;
  checkout?: OpenCheckout;
  /** Answers whether to pay again, while that is asked. */
  answer?: ((again: boolean) => void) | undefined;
}

/** The code is loaded with the first purchase, not for visitors who only look. */
const buy = async (purchase: Purchase, callbacks: BuyCallbacks): Promise<Outcome> => {
  const loaded = await import('./buy.ts').catch(() => undefined);
  return loaded
    ? loaded.buy(purchase, callbacks)
    : { kind: 'failed', code: 'script-missing', message: m.checkout_not_loaded() };
};

/**
 * The checkout for a page that sells something. A dialog that uses it must be closed while `phase` is
 * `paying` (`open={phase !== 'paying'}`) and reopens when the checkout was dismissed; the back button closes
 * the checkout first.
 */
export const useCheckout = (): UseCheckout => {
  const [state, setState] = useState(IDLE);
  const queries = useQueryClient();
  const current = useRef<Run>(undefined);
  useEffect(
    () => () => {
      current.current?.answer?.(false);
      current.current?.checkout?.close();
      current.current = undefined;
    },
    [],
  );
  useBackCloses(state.phase === 'paying', () => current.current?.checkout?.close(), true);

  const start = async (run: Run, purchase: Purchase): Promise<Outcome> => {
    const isWanted = () => current.current === run;
    const show = (next: CheckoutState) => isWanted() && setState(next);
    show({ phase: 'ordering', outcome: null });
    const outcome = await buy(purchase, {
      isWanted,
      enter: (phase) => show({ phase, outcome: null }),
      opened: (checkout) => {
        run.checkout = checkout;
      },
      onWaiting: (told) => {
        run.promise = undefined;
        show({ phase: 'idle', outcome: { kind: 'told', told } });
        void refreshQueries(queries, { queryKey: OWN_PAYMENTS });
      },
      asksAgain: async (message) =>
        new Promise((resolve) => {
          run.answer = (again) => {
            run.answer = undefined;
            resolve(again);
          };
          show({ phase: 'idle', outcome: { kind: 'asking', message, answer: run.answer } });
          if (!isWanted()) run.answer(false);
        }),
    });
    void refreshQueries(queries, { queryKey: OWN_PAYMENTS });
    show({ phase: 'idle', outcome });
    if (isWanted()) current.current = undefined;
    return outcome;
  };

  const pay = async (purchase: Purchase): Promise<Outcome> => {
    if (current.current?.promise) return current.current.promise;
    const run: Run = {};
    current.current = run;
    const promise = start(run, purchase);
    run.promise = promise;
    return promise;
  };

  const leave = (): void => {
    const left = current.current;
    current.current = undefined;
    left?.answer?.(false);
    setState(IDLE);
  };
  return { ...state, pay, leave };
};
