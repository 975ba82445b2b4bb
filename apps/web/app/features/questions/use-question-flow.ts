import { useState } from 'react';
import { type Question, questionById } from '@dhruva/contract/catalogue/questions';
import type { UserDetails } from '@dhruva/contract/predictions/schemas';
import { useSession } from '../../lib/session.tsx';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/toast-queue.ts';
import { checkDetails, claimFreeQuestion } from './ask.ts';
import type { BirthDraft } from './birth-details-dialog.tsx';
import { useAnswers } from './use-answers.ts';

type Id = Question['id'];

/** The dialog that is open, if any. */
export type Step =
  | { readonly kind: 'birth'; readonly question: Question; readonly whose: 'self' | 'other' }
  | { readonly kind: 'pay'; readonly question: Question }
  | { readonly kind: 'notice'; readonly text: string; readonly login: boolean };

const askBirth = (id: Id, whose: 'self' | 'other' = 'self'): Step => ({
  kind: 'birth',
  question: questionById(id),
  whose,
});

/** Tap → birth details → free or paid → answer, for every question of the page (specification, section 4). */
export const useQuestionFlow = (resume: Id | undefined) => {
  const session = useSession();
  const [openId, setOpenId] = useState<Id | null>(null);
  const [step, setStep] = useState<Step | null>(() => (resume ? askBirth(resume) : null));
  const [draft, setDraft] = useState<BirthDraft>();
  const answers = useAnswers((question) => setStep({ kind: 'pay', question }));

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
    void answers.getAnswer(question, details);
  };

  /** `toggles`: there is something to show already. */
  const tap = (id: Id, toggles: boolean): void => {
    if (!session.isAuthenticated)
      setStep({ kind: 'notice', text: m.questions_login_first(), login: true });
    else if (toggles) setOpenId(openId === id ? null : id);
    else setStep(askBirth(id));
  };

  return {
    ...answers,
    openId,
    step,
    draft,
    setDraft,
    tap,
    submitDetails,
    askAgain: (id: Id) => setStep(askBirth(id, 'other')),
    close: () => setStep(null),
  };
};
