import { Link } from 'react-router';
import { useForm } from 'react-hook-form';
import { COUNTRY_CODE } from '@dhruva/contract/catalogue/limits';
import { problemsOf, resolverOf } from '../../lib/form.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary, type Problem } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type LoginDetails, loginProblems } from './login-form.rules.ts';

interface LoginStepProps {
  readonly start: LoginDetails;
  readonly busy: boolean;
  readonly refused: Problem | undefined;
  readonly onSubmit: (details: LoginDetails) => void;
  readonly onCancel: () => void;
}

const fieldId = (field: string): string => `login-${field}`;

const TermsLabel = () => (
  <>
    {m.auth_terms_before()} <Link to="/terms">{m.auth_terms_link()}</Link> {m.auth_terms_between()}{' '}
    <Link to="/privacy">{m.auth_privacy_link()}</Link>.
  </>
);

/** Step 1 of logging in: mobile number, e-mail if wanted, age and terms. */
export const LoginStep = ({ start, busy, refused, onSubmit, onCancel }: LoginStepProps) => {
  const form = useForm<LoginDetails>({
    defaultValues: start,
    resolver: resolverOf(loginProblems),
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const problems = problemsOf(errors, fieldId);
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(onSubmit)}>
      <p className="text-ink-2">{m.auth_login_lead()}</p>
      <ErrorSummary
        problems={problems.length === 0 && refused ? [refused] : problems}
        attempt={submitCount}
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
      <TextField
        id={fieldId('email')}
        label={m.auth_email()}
        hint={m.auth_email_hint()}
        optional
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.register('email')}
      />
      <Checkbox
        id={fieldId('age')}
        label={m.auth_age()}
        error={errors.age?.message}
        {...form.register('age')}
      />
      <Checkbox
        id={fieldId('terms')}
        label={<TermsLabel />}
        error={errors.terms?.message}
        {...form.register('terms')}
      />
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
