import { Fragment } from 'react';
import type { QuestionPackage } from '../contract/catalogue.ts';
import type { OwnQuestionSet } from '../contract/schemas.ts';
import { CheckoutNote, NotSavedDialog } from '@dhruva/money/payments/web';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { AppearingHelpCard, useFlaggedFields } from '@dhruva/account/help/web';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { formatPaise } from '@dhruva/kernel/rupees';
import { AnsweredFor } from './answered-for.tsx';
import { forgetDraft } from './drafts.ts';
import { DueLine } from './due-line.tsx';
import { packageName } from './package-card.tsx';
import { problemsOfQuestions } from './package-form.rules.ts';
import { QuestionField } from './question-field.tsx';
import { usePackageForm } from './use-package-form.ts';
import { usePackagePurchase } from './use-package-purchase.ts';

interface PackageFormProps {
  readonly pack: QuestionPackage;
  readonly onBack: () => void;
  readonly onSaved: (set: OwnQuestionSet) => void;
}

const fieldId = (index: number): string => `question-${index + 1}`;

/** A ref callback: focuses the heading, which loads after the fragment was followed. */
const focusOnMount = (heading: HTMLElement | null): void => heading?.focus();

const FormHeader = ({ pack, onBack }: Pick<PackageFormProps, 'pack' | 'onBack'>) => (
  <div>
    <Button look="quiet" className="-ml-6" onClick={onBack}>
      {m.packages_back()}
    </Button>
    <h2 id={pack.id} ref={focusOnMount} tabIndex={-1} className="text-head">
      {m.packages_form_title({ count: pack.questions })}
    </h2>
    <p className="mt-2 text-ink-2">{m.packages_kept()}</p>
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

/** The form of a package: its questions, birth details, due time and price, and the payment. */
export const PackageForm = ({ pack, onBack, onSaved }: PackageFormProps) => {
  const { profile } = useSession();
  const purchase = usePackagePurchase(pack, (set) => {
    forgetDraft(pack.id);
    onSaved(set);
  });
  const { phase, outcome } = purchase.checkout;
  const form = usePackageForm(pack, profile, purchase);
  const flaggedFields = useFlaggedFields();
  const isHurt =
    form.distressAt >= 0 || flaggedFields.some(({ detection }) => detection.danger === 'self');
  return (
    <form
      noValidate
      className="flex max-w-2xl flex-col gap-6"
      onSubmit={(event) => void form.submit(event)}
    >
      <FormHeader pack={pack} onBack={onBack} />
      <ErrorSummary
        problems={problemsOfQuestions(form.errors, form.wholeError, fieldId)}
        attempt={form.attempt}
      />
      <AnsweredFor profile={profile} from={`/plans#${pack.id}`} />
      {form.questions.map((question, index) => (
        <Fragment key={fieldId(index)}>
          <QuestionField
            id={fieldId(index)}
            number={index + 1}
            value={question}
            error={form.errors.get(index)}
            onChange={(text) => form.change(index, text)}
          />
          {index === form.distressAt && flaggedFields.length === 0 && (
            <AppearingHelpCard danger="self" language="en" />
          )}
        </Fragment>
      ))}
      {isHurt ? (
        <p>{m.packages_help_text()}</p>
      ) : (
        <>
          <Summary pack={pack} />
          {form.errors.size === 0 && (
            <CheckoutNote
              {...{ phase, outcome }}
              of={{ kind: 'custom-package', productId: pack.id }}
            />
          )}
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
