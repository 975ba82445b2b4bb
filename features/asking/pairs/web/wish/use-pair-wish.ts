import { dropWish, keepWish, useSession, useWishFor } from '@dhruva/account/auth/web';
import { isSignedIn } from '@dhruva/web/lib/token.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepPair, keptPair } from './kept-pair.ts';
import { EMPTY_PAIR, type PairForm, pairProblems } from '../form/pair-form.rules.ts';

declare module '@dhruva/account/auth/web/wish' {
  interface Wishes {
    /** The form of two people: to be filled from the profile, or checked and its questions asked. */
    readonly pair: { readonly deed: 'fill' | 'check' };
  }
}

type Deed = 'fill' | 'check';

const LEADS = { fill: m.pair_login_fetch, check: m.pair_login_check };

/** Keeps what is typed through a reload, and puts it back. */
const useKeptPair = (form: UseFormReturn<PairForm>): void =>
  useEffect(() => {
    const kept = keptPair();
    if (kept) form.reset({ ...EMPTY_PAIR, ...kept });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepPair(values),
    });
  }, [form]);

interface PairDeeds extends Record<Deed, () => void> {
  readonly form: UseFormReturn<PairForm>;
}

/**
 * Keeps what is wanted of the form, and does it once somebody is signed in. Returns a function that notes a
 * deed as wanted, and tells whether it can be done at once.
 */
export const usePairWish = (deeds: PairDeeds): ((deed: Deed) => boolean) => {
  const { form } = deeds;
  const { isAuthenticated, profile } = useSession();
  const wanted = useWishFor('pair')?.deed;
  const isDone = useRef(false);
  useKeptPair(form);
  useEffect(() => {
    if (!wanted || !isAuthenticated || isDone.current) return;
    if (wanted === 'fill') {
      dropWish();
      deeds.fill();
    } else if (pairProblems(form.getValues()).length === 0) {
      isDone.current = true;
      deeds.check();
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as somebody who wants it is signed in
  }, [wanted, isAuthenticated, profile]);
  return (deed) => {
    isDone.current = isSignedIn();
    if (deed === 'check' || !isSignedIn())
      keepWish({
        kind: 'pair',
        at: '/#relationship-section',
        title: m.pair_title(),
        lead: LEADS[deed](),
        deed,
      });
    return isSignedIn();
  };
};
