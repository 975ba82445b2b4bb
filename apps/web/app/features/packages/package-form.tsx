import { type FormEvent, Fragment, useEffect, useState } from 'react';
import type { QuestionPackage } from '@dhruva/contract/catalogue/packages';
import { ERROR_MESSAGES } from '@dhruva/contract/catalogue/messages';
import type { CustomQuestionSet } from '@dhruva/contract/custom-questions/schemas';
import { speaksOfDistress } from '@dhruva/safety';
import { CheckoutNote } from '../../lib/checkout/checkout-note.tsx';
import { NotSavedDialog } from '../../lib/checkout/not-saved-dialog.tsx';
import { useSession } from '../../lib/session.tsx';
import { m } from '../../paraglide/messages.js';
import { HelpCard } from '../../shell/help-card.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { formatPaise } from '../../ui/rupees.ts';
import { AnsweredFor, hasBirth } from './answered-for.tsx';
import { draftOf, forgetDraft, keepDraft } from './drafts.ts';
import { DueLine } from './due-line.tsx';
import { packageName } from './package-card.tsx';
import { emptyQuestions, questionsFrom, refusedQuestions } from './package-form.rules.ts';
import { QuestionField } from './question-field.tsx';
import { usePackagePurchase } from './use-package-purchase.ts';

interface PackageFormProps {
  readonly pack: QuestionPackage;
  readonly onBack: () => void;
  readonly onSaved: (set: CustomQuestionSet) => void;
}

const fieldId = (index: number): string => `question-${index + 1}`;

/** Asks before the page is left by accident, while something typed would be lost. */
const useLeaveWarning = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wanted]);
};

/** What was typed, kept for as long as the page lives, and what is wrong with it. */
const useQuestions = (pack: QuestionPackage) => {
  const [questions, setQuestions] = useState(() => questionsFrom(draftOf(pack.id), pack.questions));
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map());
  const change = (index: number, text: string): void => {
    const next = questions.with(index, text);
    setQuestions(next);
    keepDraft(pack.id, next);
    if (errors.has(index)) setErrors(new Map([...errors].filter(([wrong]) => wrong !== index)));
  };
  return { questions, errors, setErrors, change };
};

const Distress = () => (
  <div role="alert" className="rounded-card border-2 border-care-line bg-surface p-5">
    <h3 className="text-title">{m.packages_help_title()}</h3>
    <p className="mt-2 mb-4">{m.packages_help_text()}</p>
    <HelpCard />
  </div>
);

const Summary = ({ pack }: Pick<PackageFormProps, 'pack'>) => (
  <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
    <h3 className="text-title">{m.packages_summary()}</h3>
    <p>{packageName(pack)}</p>
    <p>
      <span className="text-title font-semibold">{formatPaise(pack.pricePaise)}</span>{' '}
      <span className="text-ink-2">{m.packages_tax()}</span>
    </p>
    <DueLine packageId={pack.id} />
    <p className="text-small text-ink-3">{m.packages_refund()}</p>
  </section>
);

/** As many questions as the package holds, for whom, by when, and the price; then it is paid. */
export const PackageForm = ({ pack, onBack, onSaved }: PackageFormProps) => {
  const { profile } = useSession();
  const { questions, errors, setErrors, change } = useQuestions(pack);
  const [attempt, setAttempt] = useState(0);
  const [general, setGeneral] = useState<string>();
  const purchase = usePackagePurchase(pack, (set) => {
    forgetDraft(pack.id);
    onSaved(set);
  });
  const { phase, outcome } = purchase.checkout;
  const refusedForDistress =
    outcome?.kind === 'failed' && outcome.code === 'custom-question.distress';
  const distressAt = questions.findIndex(
    (question, index) => speaksOfDistress(question) || (refusedForDistress && errors.has(index)),
  );
  useLeaveWarning(phase === 'idle' && questions.some((question) => question !== ''));

  const refuse = (wrong: ReadonlyMap<number, string>, text?: string): void => {
    setErrors(wrong);
    setGeneral(text);
    setAttempt((count) => count + 1);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const missing = emptyQuestions(questions);
    const sentence = ERROR_MESSAGES['custom-question.missing'];
    if (missing.length > 0) return refuse(new Map(missing.map((index) => [index, sentence])));
    if (profile && !hasBirth(profile))
      return refuse(new Map(), ERROR_MESSAGES['custom-question.profile-incomplete']);
    refuse(new Map());
    const end = await purchase.pay(questions);
    if (end.kind === 'failed' && end.fields) refuse(refusedQuestions(end.fields));
    return undefined;
  };

  const sentences = new Map(
    [...errors].map(([index, text]) => [text, index]).reverse() as [string, number][],
  );
  const problems = [
    ...(general === undefined ? [] : [{ message: general }]),
    ...[...sentences].map(([message, index]) => ({ message, fieldId: fieldId(index) })),
  ];
  return (
    <form
      noValidate
      className="flex max-w-2xl flex-col gap-6"
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <Button look="quiet" className="-ml-6" onClick={onBack}>
          {m.packages_back()}
        </Button>
        <h2 id={pack.id} tabIndex={-1} className="text-head">
          {m.packages_form_title({ count: pack.questions })}
        </h2>
        <p className="mt-2 text-ink-2">{m.packages_kept()}</p>
      </div>
      <ErrorSummary problems={problems} attempt={attempt} />
      <AnsweredFor profile={profile} from={`/plans#${pack.id}`} />
      {questions.map((question, index) => (
        <Fragment key={fieldId(index)}>
          <QuestionField
            id={fieldId(index)}
            number={index + 1}
            value={question}
            error={errors.get(index)}
            onChange={(text) => {
              change(index, text);
              if (outcome) purchase.checkout.leave();
            }}
          />
          {index === distressAt && <Distress />}
        </Fragment>
      ))}
      {distressAt === -1 && (
        <>
          <Summary pack={pack} />
          {errors.size === 0 && <CheckoutNote phase={phase} outcome={outcome} />}
          <Button
            type="submit"
            className="self-start"
            busyLabel={phase === 'idle' ? undefined : m.checkout_opening()}
          >
            {m.packages_pay({ price: formatPaise(pack.pricePaise) })}
          </Button>
        </>
      )}
      <NotSavedDialog notSaved={purchase.notSaved} onClose={purchase.forgetNotSaved} />
    </form>
  );
};
