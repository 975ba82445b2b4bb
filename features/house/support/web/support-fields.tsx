import type { UseFormReturn } from 'react-hook-form';
import { MAX_SUPPORT_CHARS } from '@dhruva/kernel/limits';
import { SUPPORT_ISSUES } from '../contract/issues.ts';
import type { SupportMessage } from '../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import { TextArea } from '@dhruva/web/ui/text-area.tsx';
import { TextField } from '@dhruva/web/ui/text-field.tsx';

const ISSUES = {
  login: m.support_login,
  payment: m.support_payment,
  bug: m.support_bug,
  other: m.support_other,
};

export const fieldId = (field: string): string => `support-${field}`;

interface SupportFieldsProps {
  readonly form: UseFormReturn<SupportMessage>;
  readonly message: string;
}

/** The fields for topic, message, and where to answer. */
export const SupportFields = ({ form, message }: SupportFieldsProps) => {
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
