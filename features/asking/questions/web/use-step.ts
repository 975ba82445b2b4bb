import { useRef, useState } from 'react';
import { type Question, questionById } from '../contract/catalogue.ts';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';

/** The dialog that is open, if any. */
type Step =
  | { readonly kind: 'birth'; readonly question: Question; readonly whose: 'self' | 'other' }
  | { readonly kind: 'pay'; readonly question: Question; readonly details: UserDetails }
  | { readonly kind: 'notice'; readonly text: string; readonly login: boolean };

export const askBirth = (id: Question['id'], whose: 'self' | 'other' = 'self'): Step => ({
  kind: 'birth',
  question: questionById(id),
  whose,
});

export const notice = (text: string, login = false): Step => ({ kind: 'notice', text, login });

/** Which dialog is open. `shown` says so to a reply that comes late: it never takes away what was opened meanwhile. */
export const useStep = (first: Step | null) => {
  const [step, setStep] = useState(first);
  const shown = useRef(step);
  const show = (next: Step | null): void => {
    shown.current = next;
    setStep(next);
  };
  /** Tells later whether what is open now is open still. */
  const watch = (): (() => boolean) => {
    const begun = shown.current;
    return () => shown.current === begun;
  };
  /** Closes what is open of this question. */
  const finish = ({ id }: Question): void => {
    const open = shown.current;
    if (open && open.kind !== 'notice' && open.question.id === id) show(null);
  };
  return { step, shown, show, watch, finish };
};
