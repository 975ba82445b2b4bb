import { useEffect } from 'react';
import { dropWish, keepWish, useSession, useWishFor } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import type { Outcome } from './save-feeling.ts';

declare module '@dhruva/account/auth/web/wish' {
  interface Wishes {
    /** An entry to save; what was ticked stays in the form. */
    readonly entry: object;
  }
}

/** Asks to sign in where an entry could not be saved without. */
export const useSignInToSave = (outcome: Outcome | null, onAsked: () => void): void => {
  const { isAuthenticated, isEnded } = useSession();
  const isWanted = useWishFor('entry') !== null;
  useEffect(() => {
    if (outcome?.kind !== 'signed-out') return;
    keepWish({
      kind: 'entry',
      at: '/counselling',
      title: m.counselling_wanted(),
      lead: m.counselling_login(),
    });
    onAsked();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each outcome
  }, [outcome]);
  useEffect(() => {
    if (isWanted && isAuthenticated && !isEnded) dropWish();
  }, [isWanted, isAuthenticated, isEnded]);
};
