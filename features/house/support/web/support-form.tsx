import { useForm } from 'react-hook-form';
import type { SupportMessage } from '../contract/schemas.ts';
import { SUPPORT_ERRORS } from '../contract/errors.ts';
import { problemsOf, resolverOf } from '@dhruva/web/lib/form.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { SentNote } from './sent-note.tsx';
import { fieldId, SupportFields } from './support-fields.tsx';
import { EMPTY_MESSAGE, supportProblems } from './support-form.rules.ts';
import { supportCalls, useSupport } from './use-support.ts';

/** The form for a support message. */
export const SupportForm = () => {
  const form = useForm<SupportMessage>({
    defaultValues: EMPTY_MESSAGE,
    resolver: resolverOf(supportProblems, SUPPORT_ERRORS),
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  const { send, sent, confirmed, failure } = useSupport((over) => {
    // Keeps what was typed after sending.
    if (form.getValues('message') === over.message) form.reset(EMPTY_MESSAGE);
  });
  const problems = problemsOf(errors, fieldId);
  return (
    <form
      noValidate
      aria-labelledby="support-title"
      className="flex flex-col gap-6"
      onInput={supportCalls.ahead}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <div>
        <h2 id="support-title" className="text-head">
          {m.support_title()}
        </h2>
        <p className="mt-2 text-ink-2">{m.support_lead()}</p>
      </div>
      <ErrorSummary
        problems={problems.length === 0 && failure ? [{ message: failure }] : problems}
        attempt={submitCount}
      />
      <SupportFields form={form} message={form.watch('message')} />
      <Button
        type="submit"
        className="self-start"
        busyLabel={isSubmitting ? m.support_sending() : undefined}
      >
        {m.support_send()}
      </Button>
      <SentNote confirmation={confirmed ? sent?.message : undefined} ticket={sent?.ticket} />
    </form>
  );
};
