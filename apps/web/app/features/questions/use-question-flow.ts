import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type Question, questionById } from '@dhruva/contract/catalogue/questions';
import type { UserDetails } from '@dhruva/contract/predictions/schemas';
import { useSession } from '../../lib/session.tsx';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/toaster.tsx';
import {
  checkDetails,
  claimFreeQuestion,
  fetchAnswer,
  isLocked,
  noteInHistory,
  reasonOf,
} from './ask.ts';
import type { QuestionState } from './question-state.ts';

type Id = Question['id'];

/** The dialog that is open, if any. */
export type Step =
  | { readonly kind: 'birth'; readonly question: Question }
  | { readonly kind: 'pay'; readonly question: Question }
  | { readonly kind: 'notice'; readonly text: string; readonly login: boolean };

/** Tap → birth details → free or paid → answer, for every question of the page (specification, section 4). */
export const useQuestionFlow = (resume: Id | undefined) => {
  const session = useSession();
  const queries = useQueryClient();
  const [states, setStates] = useState<Partial<Record<Id, QuestionState>>>({});
  const [openId, setOpenId] = useState<Id | null>(null);
  const [step, setStep] = useState<Step | null>(() =>
    resume === undefined ? null : { kind: 'birth', question: questionById(resume) },
  );

  const put = useCallback(
    (id: Id, state: QuestionState) => setStates((known) => ({ ...known, [id]: state })),
    [],
  );

  const getAnswer = async (question: Question, details: UserDetails) => {
    put(question.id, { kind: 'loading', details });
    try {
      const answer = await fetchAnswer(question, details);
      put(question.id, { kind: 'loading', details, answer });
      noteInHistory(answer, details);
      session.mergeProfile({ freeQuestionWaiting: false });
    } catch (error) {
      if (isLocked(error)) setStep({ kind: 'pay', question });
      put(question.id, { kind: 'failed', details, reason: reasonOf(error) });
    }
  };

  const claim = async (): Promise<boolean> => {
    try {
      session.mergeProfile(await claimFreeQuestion());
      showToast(m.questions_unlocked_free(), 'success');
      return true;
    } catch {
      setStep({ kind: 'notice', text: m.questions_free_failed(), login: false });
      return false;
    }
  };

  /** Throws CallError when the details must be mended first. */
  const submitDetails = async (question: Question, details: UserDetails): Promise<void> => {
    await checkDetails(details);
    const { hasUsedFreeQuestion = true, freeQuestionWaiting = false } = session.profile ?? {};
    const free = question.tier === 99 && (!hasUsedFreeQuestion || freeQuestionWaiting);
    if (!free) {
      setStep({ kind: 'pay', question });
      return;
    }
    if (!hasUsedFreeQuestion && !(await claim())) return;
    setStep(null);
    setOpenId(question.id);
    void getAnswer(question, details);
  };

  return {
    states,
    openId,
    step,
    close: useCallback(() => setStep(null), []),
    submitDetails,
    getAnswer,
    /** The bar reached its end: the answer takes its place. */
    reveal: useCallback(
      (id: Id) => {
        setStates((known) => {
          const state = known[id];
          return state?.kind === 'loading' && state.answer
            ? { ...known, [id]: { kind: 'answered', answer: state.answer } }
            : known;
        });
        void queries.invalidateQueries({ queryKey: ['predictions'] });
      },
      [queries],
    ),
    /** `toggles`: there is something to show already. */
    tap: (id: Id, toggles: boolean) => {
      if (!session.isAuthenticated)
        setStep({ kind: 'notice', text: m.questions_login_first(), login: true });
      else if (toggles) setOpenId(openId === id ? null : id);
      else setStep({ kind: 'birth', question: questionById(id) });
    },
    askAgain: (id: Id) => setStep({ kind: 'birth', question: questionById(id) }),
  };
};
