import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Question, questionById } from '@dhruva/contract/catalogue/questions';
import type { Answer, UserDetails } from '@dhruva/contract/predictions/schemas';
import { fetchAnswer } from '../../lib/answers/fetch-answer.ts';
import { useAnswers } from '../../lib/answers/use-answers.ts';
import { useCheckout } from '../../lib/checkout/use-checkout.ts';
import { useSession } from '../../lib/session.tsx';
import { isSignedIn } from '../../lib/token.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/toast-queue.ts';
import { checkDetails, readProfile } from './ask.ts';
import type { BirthDraft } from './birth/birth-details-dialog.tsx';
import { useFreeQuestion } from './use-free-question.ts';

type Id = Question['id'];

/** The dialog that is open, if any. */
export type Step =
  | { readonly kind: 'birth'; readonly question: Question; readonly whose: 'self' | 'other' }
  | { readonly kind: 'pay'; readonly question: Question; readonly details: UserDetails }
  | { readonly kind: 'notice'; readonly text: string; readonly login: boolean };

const askBirth = (id: Id, whose: 'self' | 'other' = 'self'): Step => ({
  kind: 'birth',
  question: questionById(id),
  whose,
});

const notice = (text: string, login = false): Step => ({ kind: 'notice', text, login });

/** The answers of this page; `onLocked` when the server wants one paid first. */
const useQuestionAnswers = (onLocked: (question: Question, details: UserDetails) => void) => {
  const { mergeProfile } = useSession();
  const queries = useQueryClient();
  return useAnswers<UserDetails, Answer>({
    fetch: fetchAnswer,
    noReason: m.answer_no_reason(),
    onAnswer: () => {
      void readProfile().then(mergeProfile, () => undefined);
      void queries.invalidateQueries({ queryKey: ['referral'] });
    },
    onLocked: (id, details) => onLocked(questionById(id as Id), details),
  });
};

interface Given {
  /** A question to begin asking at once. */
  readonly resume: Id | undefined;
  /** A question whose answer is to stand open. */
  readonly show: Id | undefined;
  readonly credits: number;
  /** Whether the question is paid and its answer waits. */
  readonly isPaid: (question: Question) => boolean;
}

/** Tap → birth details → free or paid → answer, for every question of the page (specification, section 4). */
export const useQuestionFlow = ({ resume, show, credits, isPaid }: Given) => {
  const queries = useQueryClient();
  const checkout = useCheckout();
  const free = useFreeQuestion(credits);
  const [openId, setOpenId] = useState<Id | null>(show ?? null);
  const [step, setStep] = useState<Step | null>(() => (resume ? askBirth(resume) : null));
  const [draft, setDraft] = useState<BirthDraft>();
  const toPay = (question: Question, details: UserDetails): void => {
    checkout.leave();
    setStep({ kind: 'pay', question, details });
  };
  const answers = useQuestionAnswers(toPay);
  const getAnswer = (question: Question, details: UserDetails): void =>
    void answers.getAnswer({ key: question.id, questionText: question.text, details });

  const unlock = (question: Question, details: UserDetails): void => {
    answers.unlock(question.id, details);
    setOpenId(question.id);
    setStep(null);
  };

  /** Throws CallError when the details must be mended first. */
  const submitDetails = async (question: Question, details: UserDetails): Promise<void> => {
    await checkDetails(details);
    if (isPaid(question)) unlock(question, details);
    else if (!free.covers(question)) toPay(question, details);
    else if (!(await free.claim())) setStep(notice(m.questions_free_failed()));
    else {
      setStep(null);
      setOpenId(question.id);
      getAnswer(question, details);
    }
  };

  const pay = async (question: Question, details: UserDetails): Promise<void> => {
    const item = { kind: 'question', questionId: question.id, userDetails: details } as const;
    const outcome = await checkout.pay({ item, amount: question.tier });
    const before = outcome.kind === 'failed' && outcome.code === 'payment.already-bought';
    if (outcome.kind !== 'paid' && !before) return;
    unlock(question, details);
    void queries.invalidateQueries({ queryKey: ['predictions'] });
    showToast(before ? outcome.message : m.questions_paid(), 'success');
  };

  /** `toggles`: there is something to show already. */
  const tap = (id: Id, toggles: boolean): void => {
    if (!isSignedIn()) setStep(notice(m.questions_login_first(), true));
    else if (toggles) setOpenId(openId === id ? null : id);
    else setStep(askBirth(id));
  };
  const close = (): void => {
    checkout.leave();
    setStep(null);
  };
  const askFor = (id: Id, whose: 'self' | 'other'): void => setStep(askBirth(id, whose));
  const { states, reveal } = answers;
  const dialogs = { step, draft, setDraft, checkout, submitDetails, pay, close };
  return { states, reveal, openId, tap, getAnswer, askFor, dialogs };
};
