import { type FormEvent, useEffect, useState } from 'react';
import { OWN_QUESTION_ERRORS } from '../contract/errors.ts';
import type { QuestionPackage } from '../contract/catalogue.ts';
import { missingFields } from '@dhruva/asking/births/contract/missing-fields';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { draftOf, keepDraft } from './drafts.ts';
import { emptyQuestions, questionsFrom, refusedQuestions } from './package-form.rules.ts';
import type { usePackagePurchase } from './use-package-purchase.ts';

type Errors = ReadonlyMap<number, string>;

const NONE: Errors = new Map();

/** Warns before the page is left while unsaved input would be lost. */
const useLeaveWarning = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wanted]);
};

/** The state of the package form: draft, errors and submission. */
export const usePackageForm = (
  pack: QuestionPackage,
  profile: Profile | null,
  { pay, checkout: { phase, outcome, leave } }: ReturnType<typeof usePackagePurchase>,
) => {
  const [questions, setQuestions] = useState(() => questionsFrom(draftOf(pack.id), pack.questions));
  /** Errors by question, and of the whole form. */
  const [wrong, setWrong] = useState<{ readonly each: Errors; readonly all?: string }>({
    each: NONE,
  });
  const [attempt, setAttempt] = useState(0);
  useLeaveWarning(phase === 'idle' && questions.some((question) => question !== ''));

  const change = (index: number, text: string): void => {
    const next = questions.with(index, text);
    setQuestions(next);
    keepDraft(pack.id, next);
    setWrong({ each: new Map([...wrong.each].filter(([at]) => at !== index)) });
    if (outcome) leave();
  };

  const refuse = (each: Errors, all?: string): void => {
    setWrong({ each, ...(all !== undefined && { all }) });
    setAttempt((count) => count + 1);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const missing = OWN_QUESTION_ERRORS['custom-question.missing'].sentence;
    const empty = new Map(emptyQuestions(questions).map((index) => [index, missing]));
    if (empty.size > 0) return refuse(empty);
    if (profile && missingFields(profile).length > 0)
      return refuse(NONE, OWN_QUESTION_ERRORS['custom-question.profile-incomplete'].sentence);
    setWrong({ each: NONE });
    const end = await pay(questions);
    if (end.kind === 'failed' && end.fields) refuse(refusedQuestions(end.fields));
    return undefined;
  };

  const refusedForDistress =
    outcome?.kind === 'failed' && outcome.code === 'custom-question.distress';
  return {
    questions,
    change,
    submit,
    errors: wrong.each,
    wholeError: wrong.all,
    attempt,
    /** Index of the first question in which the server detected self-harm; -1 if none. */
    distressAt: refusedForDistress ? questions.findIndex((_, at) => wrong.each.has(at)) : -1,
  };
};
