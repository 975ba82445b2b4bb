import { useForm } from 'react-hook-form';
import { MAX_SUPPORT_CHARS } from '@dhruva/contract/catalogue/limits';
import { SUPPORT_ISSUES, type SupportMessage } from '@dhruva/contract/support/schemas';
import { speaksOfDistress } from '@dhruva/safety';
import { problemsOf, resolverOf } from '../../lib/form.ts';
import { m } from '../../paraglide/messages.js';
import { HelpCard } from '../../shell/help-card.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { EMPTY_MESSAGE, supportProblems } from './support-form.rules.ts';
import { useSupport } from './use-support.ts';

const ISSUES = {
  login: m.support_login,
  payment: m.support_payment,
  bug: m.support_bug,
  other: m.support_other,
};

const fieldId = (field: string): string => `support-${field}`;

const Help = () => (
  <div role="alert" className="rounded-card border-2 border-care-line bg-surface p-5">
    <h3 className="text-title">{m.help_title()}</h3>
    <p className="mt-2 mb-4">{m.support_help_text()}</p>
    <HelpCard />
  </div>
);

/** Writes to support: what it is about, the message, and where to answer. */
export const SupportForm = () => {
  const form = useForm<SupportMessage>({
    defaultValues: EMPTY_MESSAGE,
    resolver: resolverOf(supportProblems),
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  const { send, sent, confirmed, failure } = useSupport((over) => {
    // What was typed after sending stays.
    if (form.getValues('message') === over.message) form.reset(EMPTY_MESSAGE);
  });
  const message = form.watch('message');
  const problems = problemsOf(errors, fieldId);
  return (
    <form
      noValidate
      aria-labelledby="support-title"
      className="flex flex-col gap-6"
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
      <RadioGroup
        id={fieldId('issue')}
        legend={m.support_issue()}
        error={errors.issue?.message}
        options={SUPPORT_ISSUES.map((issue) => ({ value: issue, label: ISSUES[issue]() }))}
        {...form.register('issue')}
      />
      <div className="flex flex-col gap-1.5">
        <TextArea
          id={fieldId('message')}
          label={m.support_message()}
          error={errors.message?.message}
          rows={6}
          maxLength={MAX_SUPPORT_CHARS}
          {...form.register('message')}
        />
        <p className="self-end text-small text-ink-3 tabular-nums">
          {m.support_counter({ count: message.length, most: MAX_SUPPORT_CHARS })}
        </p>
      </div>
      {(speaksOfDistress(message) || sent?.distress) && <Help />}
      <TextField
        id={fieldId('answerTo')}
        label={m.support_answer_to()}
        hint={m.support_answer_hint()}
        error={errors.answerTo?.message}
        optional
        autoComplete="email"
        {...form.register('answerTo')}
      />
      <Button
        type="submit"
        className="self-start"
        busyLabel={isSubmitting ? m.support_sending() : undefined}
      >
        {m.support_send()}
      </Button>
      <div role="status" className="flex flex-col gap-2">
        {confirmed && (
          <p className="rounded-field bg-success-tint p-4 text-success">{sent?.message}</p>
        )}
        {sent && (
          <p className="rounded-field bg-info-tint p-4 text-info">
            {m.support_ticket({ ticket: sent.ticket })}
          </p>
        )}
      </div>
    </form>
  );
};
