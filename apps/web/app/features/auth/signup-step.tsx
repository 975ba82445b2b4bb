import { Link } from 'react-router';
import { useForm } from 'react-hook-form';
import { COUNTRY_CODE } from '@dhruva/contract/catalogue/limits';
import { problemsOf, resolverOf } from '../../lib/form.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type Problem } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type SignupDetails, signupProblems } from './login-form.rules.ts';

interface SignupStepProps {
  readonly start: SignupDetails;
  readonly busy: boolean;
  readonly refused: Problem | undefined;
  readonly onSubmit: (details: SignupDetails) => void;
  readonly onCancel: () => void;
}

const fieldId = (field: string): string => `signup-${field}`;

const Consent = () => (
  <p className="text-ink-2">
    {m.auth_consent_before()} <Link to="/terms">{m.auth_terms_link()}</Link>{' '}
    {m.auth_terms_between()} <Link to="/privacy">{m.auth_privacy_link()}</Link>.
  </p>
);

/** Step 1 of signing up: name, e-mail, mobile number. */
export const SignupStep = ({ start, busy, refused, onSubmit, onCancel }: SignupStepProps) => {
  const form = useForm<SignupDetails>({
    defaultValues: start,
    resolver: resolverOf(signupProblems),
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
      <TextField
        id={fieldId('email')}
        label={m.auth_email()}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.register('email')}
      />
      <TextField
        id={fieldId('phone')}
        label={m.auth_mobile()}
        hint={m.auth_mobile_hint()}
        error={errors.phone?.message}
        prefix={COUNTRY_CODE}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...form.register('phone')}
      />
      <Consent />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busyLabel={busy ? m.auth_sending() : undefined}>
          {m.auth_send()}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {m.auth_cancel()}
        </Button>
      </div>
    </form>
  );
};
