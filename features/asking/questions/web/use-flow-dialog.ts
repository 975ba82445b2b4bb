import { useRef, useState } from 'react';
import { type Question, questionById } from '../contract/catalogue.ts';
import { wantQuestion } from './question-wish.ts';
import { dropWish } from '@dhruva/account/auth/web';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';

/** An open dialog of the question flow. */
type FlowDialog =
  | { readonly kind: 'birth'; readonly question: Question; readonly whose: 'self' | 'other' }
  | { readonly kind: 'pay'; readonly question: Question; readonly details: UserDetails };

export const birthDialog = (id: Question['id'], whose: 'self' | 'other' = 'self'): FlowDialog => ({
  kind: 'birth',
  question: questionById(id),
  whose,
});

/**
 * The dialog that is open, if any. `shown` is a ref to it, so that a late reply never closes a dialog opened
 * meanwhile.
 */
export const useFlowDialog = (first: FlowDialog | null) => {
  const [step, setStep] = useState(first);
  const shown = useRef(step);
  const show = (next: FlowDialog | null): void => {
    shown.current = next;
    setStep(next);
  };
  /** Opens the form of a question, which is wanted from now on. */
  const askFor = (id: Question['id'], whose: 'self' | 'other'): void => {
    wantQuestion(id, whose);
    show(birthDialog(id, whose));
  };
  /** Closes the dialog: what was wanted is let go. */
  const letGo = (): void => {
    dropWish();
    show(null);
  };
  /** Returns a function that tells whether the current dialog is still open. */
  const track = (): (() => boolean) => {
    const openedThen = shown.current;
    return () => shown.current === openedThen;
  };
  /** Closes the dialog if it is about this question. */
  const closeIf = ({ id }: Question): void => {
    if (shown.current?.question.id === id) show(null);
  };
  return { step, shown, show, askFor, letGo, track, closeIf };
};
