import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Question, questionById } from '../contract/catalogue.ts';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { type Delivered, useAnswers } from '@dhruva/asking/answers/web';
import { useCheckout } from '@dhruva/money/payments/web';
import { dropWish, useSession } from '@dhruva/account/auth/web';
import { isSignedIn } from '@dhruva/web/lib/token.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { showToast } from '@dhruva/web/ui/toast-queue.ts';
import { readProfile } from './ask.ts';
import type { BirthDraft } from './birth/birth-details-dialog.tsx';
import { firmnessQuery } from './firmness/firmness-query.ts';
import { useKeepBirth } from './birth/use-keep-birth.ts';
import { useFreeQuestion } from './use-free-question.ts';
import { useRememberFacts } from './use-remember-facts.ts';
import { birthDialog, useFlowDialog } from './use-flow-dialog.ts';
import { wantQuestion } from './question-wish.ts';

type Id = Question['id'];

/** The answers of this page; `onLocked`: called when the server demands payment first. */
const useQuestionAnswers = (onLocked: (question: Question, details: UserDetails) => void) => {
  const { mergeProfile } = useSession();
  const queries = useQueryClient();
  return useAnswers<UserDetails, Delivered>({
    fetch: fetchAnswer,
    noReason: m.answer_no_reason(),
    onAnswer: () => {
      dropWish();
      void readProfile().then(mergeProfile, () => undefined);
      void refreshQueries(queries, { queryKey: ['referral'] });
    },
    onLocked: (id, details) => onLocked(questionById(id as Id), details),
  });
};

/** Has the details read, and remembers what they tell of oneself; returns how firm the answer would be. */
const useReadDetails = () => {
  const queries = useQueryClient();
  const rememberFacts = useRememberFacts();
  const keepBirth = useKeepBirth();
  return async (question: Question, details: UserDetails) => {
    await rememberFacts(question, details);
    const firmness = await queries.fetchQuery(firmnessQuery(question, details));
    await keepBirth(details);
    return firmness;
  };
};

interface FlowOptions {
  /** A question to start asking at once, and for whom. */
  readonly resume: { readonly id: Id; readonly whose: 'self' | 'other' } | undefined;
  /** A question whose answer is shown open. */
  readonly show: Id | undefined;
  readonly credits: number;
  /** Whether the question is paid and waits for its answer. */
  readonly isPaid: (question: Question) => boolean;
}

/**
 * The flow of asking, for every question of the page: tap → birth details → free or paid → answer
 * (specification, section 4).
 */
export const useQuestionFlow = ({ resume, show: shownFirst, credits, isPaid }: FlowOptions) => {
  const queries = useQueryClient();
  const checkout = useCheckout();
  const free = useFreeQuestion(credits);
  const read = useReadDetails();
  const [openId, setOpenId] = useState<Id | null>(shownFirst ?? null);
  const { step, shown, show, askFor, letGo, track, closeIf } = useFlowDialog(
    resume ? birthDialog(resume.id, resume.whose) : null,
  );
  const [draft, setDraft] = useState<BirthDraft>();
  const openPayDialog = (question: Question, details: UserDetails): void => {
    checkout.leave();
    show({ kind: 'pay', question, details });
  };
  const answers = useQuestionAnswers((question, details) => {
    if (shown.current === null) openPayDialog(question, details);
  });
  const getAnswer = (question: Question, details: UserDetails): void =>
    void answers.getAnswer({ key: question.id, questionText: question.text, details });

  const unlock = (question: Question, details: UserDetails): void => {
    answers.unlock(question.id, details);
    setOpenId(question.id);
    closeIf(question);
  };

  /**
   * Throws CallError when the details must be corrected, an error with its sentence when the free question could
   * not be taken. Does nothing more if the dialog was closed meanwhile, or the answer is not firm enough to be
   * sold: the dialog then says so.
   */
  const submitDetails = async (question: Question, details: UserDetails): Promise<void> => {
    const isOpen = track();
    const firmness = await read(question, details);
    if (!isOpen() || firmness?.level === null) return;
    if (isPaid(question)) return unlock(question, details);
    if (!free.covers(question)) return openPayDialog(question, details);
    const isClaimed = await free.claim();
    if (!isOpen()) return;
    if (!isClaimed) throw new Error(m.questions_free_failed());
    show(null);
    setOpenId(question.id);
    getAnswer(question, details);
  };

  const pay = async (question: Question, details: UserDetails): Promise<void> => {
    const item = { kind: 'question', questionId: question.id, userDetails: details } as const;
    const outcome = await checkout.pay({ item, amount: question.tier });
    const wasBoughtBefore = outcome.kind === 'failed' && outcome.code === 'payment.already-bought';
    if (outcome.kind !== 'paid' && !wasBoughtBefore) return;
    unlock(question, details);
    void refreshQueries(queries, { queryKey: ['predictions'] });
    showToast(wasBoughtBefore ? outcome.message : m.questions_paid(), 'success');
  };

  /** `toggles`: whether there is a panel to toggle. Signed out, the page asks to sign in for what is wanted. */
  const tap = (id: Id, toggles: boolean): void => {
    if (!isSignedIn()) wantQuestion(id);
    else if (toggles) setOpenId(openId === id ? null : id);
    else askFor(id, 'self');
  };
  const close = (): void => {
    checkout.leave();
    letGo();
  };
  const { states, reveal } = answers;
  const dialogs = { step, draft, setDraft, checkout, submitDetails, askFor, pay, close };
  return { states, reveal, openId, tap, getAnswer, askFor, dialogs };
};
