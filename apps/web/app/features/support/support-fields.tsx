import type { UseFormReturn } from 'react-hook-form';
import { MAX_SUPPORT_CHARS } from '@dhruva/contract/catalogue/limits';
import { SUPPORT_ISSUES, type SupportMessage } from '@dhruva/contract/support/schemas';
import { m } from '../../paraglide/messages.js';
import { HelpCard } from '../../shell/help-card.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';

const ISSUES = {
  login: m.support_login,
  payment: m.support_payment,
  bug: m.support_bug,
  other: m.support_other,
};

export const fieldId = (field: string): string => `support-${field}`;

const Help = () => (
  <div role="alert" className="rounded-card border-2 border-care-line bg-surface p-5">
    <h3 className="text-title">{m.help_title()}</h3>
    <p className="mt-2 mb-4">{m.support_help_text()}</p>
    <HelpCard />
  </div>
);

interface SupportFieldsProps {
  readonly form: UseFormReturn<SupportMessage>;
  readonly message: string;
  /** What was written speaks of harm to oneself: help stands right below it. */
  readonly distress: boolean;
}

/** What it is about, the message, and where to answer. */
export const SupportFields = ({ form, message, distress }: SupportFieldsProps) => {
  const { errors } = form.formState;
  return (
    <>
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
      {distress && <Help />}
      <TextField
        id={fieldId('answerTo')}
        label={m.support_answer_to()}
        hint={m.support_answer_hint()}
        error={errors.answerTo?.message}
        optional
        autoComplete="email"
        {...form.register('answerTo')}
      />
    </>
  );
};
