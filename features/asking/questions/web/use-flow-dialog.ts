import { useRef, useState } from 'react';
import { type Question, questionById } from '../contract/catalogue.ts';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';

/** An open dialog of the question flow. */
type FlowDialog =
  | { readonly kind: 'birth'; readonly question: Question; readonly whose: 'self' | 'other' }
  | { readonly kind: 'pay'; readonly question: Question; readonly details: UserDetails }
  | { readonly kind: 'notice'; readonly text: string; readonly login: boolean };

export const birthDialog = (id: Question['id'], whose: 'self' | 'other' = 'self'): FlowDialog => ({
  kind: 'birth',
  question: questionById(id),
  whose,
});

export const notice = (text: string, login = false): FlowDialog => ({
  kind: 'notice',
  text,
  login,
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
  /** Returns a function that tells whether the current dialog is still open. */
  const track = (): (() => boolean) => {
    const openedThen = shown.current;
    return () => shown.current === openedThen;
  };
  /** Closes the dialog if it is about this question. */
  const closeIf = ({ id }: Question): void => {
    const open = shown.current;
    if (open && open.kind !== 'notice' && open.question.id === id) show(null);
  };
  return { step, shown, show, track, closeIf };
};
