import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { COUNTRY_CODE, MAX_FIELD_CHARS, MAX_INTAKE_TEXT_CHARS } from '@dhruva/kernel/limits';
import type { IntakeForm as Form } from '../contract/schemas.ts';
import { problemsOf } from '@dhruva/web/lib/form.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { HelpLink } from '@dhruva/account/help/web';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { TextArea } from '@dhruva/web/ui/text-area.tsx';
import { TextField } from '@dhruva/web/ui/text-field.tsx';
import { INTAKE_SECTIONS, type IntakeField } from './intake-fields.ts';
import type { SaveState } from './saving.ts';
import { type Sent, useIntakeForm } from './use-intake-form.ts';

const fieldId = (field: string): string => `intake-${field}`;

interface InputProps {
  readonly field: IntakeField;
  readonly register: UseFormRegister<Form>;
  readonly errors: FieldErrors<Form>;
}

const Input = ({ field, register, errors }: InputProps) => {
  const { name, label, long, required, ...hints } = field;
  const texts = {
    id: fieldId(name),
    label: label(),
    error: errors[name]?.message,
    optional: required !== true,
  };
  if (long) return <TextArea {...texts} maxLength={MAX_INTAKE_TEXT_CHARS} {...register(name)} />;
  return (
    <TextField
      {...texts}
      {...hints}
      {...(required && { 'aria-required': true })}
      {...(name === 'phone' && { prefix: COUNTRY_CODE })}
      maxLength={MAX_FIELD_CHARS}
      {...register(name)}
    />
  );
};

const SAVE_STATE_WORDS: Readonly<Record<SaveState, () => string>> = {
  nothing: () => '',
  saved: m.intake_saved,
  'no-connection': m.intake_not_saved_offline,
  failed: m.intake_not_saved,
};

/** The save state in a line that is always present, so that nothing shifts. */
const SaveStateLine = ({ saveState }: { readonly saveState: SaveState }) => (
  <p role="status" className="min-h-6 text-small text-ink-2">
    {SAVE_STATE_WORDS[saveState]()}
  </p>
);

interface IntakeFormProps {
  readonly initial: Form;
  readonly onSent: (reply: Sent) => void;
}

/** The intake form: name and phone are required, everything else is optional. */
export const IntakeForm = ({ initial, onSent }: IntakeFormProps) => {
  const { form, submit, saveState, isSending, attempt } = useIntakeForm(initial, onSent);
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        form.clearErrors('root');
        void submit(event);
      }}
    >
      <ErrorSummary problems={problemsOf(errors, fieldId)} attempt={attempt} />
      {INTAKE_SECTIONS.map(({ title, fields }) => (
        <fieldset key={fields[0]?.name} className="flex flex-col gap-5">
          <legend className="mb-3 font-heading text-title">{title()}</legend>
          {fields.map((field) => (
            <Input key={field.name} field={field} register={form.register} errors={errors} />
          ))}
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busyLabel={isSending ? m.intake_submitting() : undefined}>
          {m.intake_submit()}
        </Button>
        <HelpLink />
      </div>
      <SaveStateLine saveState={saveState} />
    </form>
  );
};
