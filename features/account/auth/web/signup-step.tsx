import { useForm } from 'react-hook-form';
import { AUTH_ERRORS } from '../contract/errors.ts';
import { problemsOf, resolverOf } from '@dhruva/web/lib/form.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import type { Problem } from '@dhruva/web/lib/problem.ts';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { TextField } from '@dhruva/web/ui/text-field.tsx';
import { EmailField, PhoneField, SendOrCancel, TermsLinks } from './form-parts.tsx';
import { type SignupDetails, signupProblems } from './login-form.rules.ts';

interface SignupStepProps {
  readonly start: SignupDetails;
  readonly busy: boolean;
  readonly refused: Problem | undefined;
  readonly onSubmit: (details: SignupDetails) => void;
  readonly onCancel: () => void;
}

const fieldId = (field: string): string => `signup-${field}`;

/** Step 1 of signing up: name, e-mail, mobile number. */
export const SignupStep = ({ start, busy, refused, onSubmit, onCancel }: SignupStepProps) => {
  const form = useForm<SignupDetails>({
    defaultValues: start,
    resolver: resolverOf(signupProblems, AUTH_ERRORS),
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const problems = problemsOf(errors, fieldId);
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(onSubmit)}>
      <p className="text-ink-2">{m.auth_signup_lead()}</p>
      <ErrorSummary
        problems={problems.length === 0 && refused ? [refused] : problems}
        attempt={submitCount}
      />
      <TextField
        id={fieldId('name')}
        label={m.auth_name()}
        error={errors.name?.message}
        autoComplete="name"
        {...form.register('name')}
      />
      <EmailField id={fieldId('email')} error={errors.email?.message} {...form.register('email')} />
      <PhoneField id={fieldId('phone')} error={errors.phone?.message} {...form.register('phone')} />
      <p className="text-ink-2">
        {m.auth_consent_before()} <TermsLinks />
      </p>
      <SendOrCancel busy={busy} onCancel={onCancel} />
    </form>
  );
};
