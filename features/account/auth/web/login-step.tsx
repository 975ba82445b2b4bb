import { useForm } from 'react-hook-form';
import { problemsOf, resolverOf } from '@dhruva/web/lib/form.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import type { Problem } from '@dhruva/web/lib/problem.ts';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { EmailField, PhoneField, SendOrCancel, TermsLinks } from './form-parts.tsx';
import { type LoginDetails, loginProblems } from './login-form.rules.ts';

interface LoginStepProps {
  readonly start: LoginDetails;
  readonly busy: boolean;
  readonly refused: Problem | undefined;
  readonly onSubmit: (details: LoginDetails) => void;
  readonly onCancel: () => void;
}

const fieldId = (field: string): string => `login-${field}`;

/** Step 1 of logging in: mobile number, optional e-mail, age and terms. */
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
      <PhoneField id={fieldId('phone')} error={errors.phone?.message} {...form.register('phone')} />
      <EmailField
        id={fieldId('email')}
        hint={m.auth_email_hint()}
        optional
        error={errors.email?.message}
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
        label={
          <>
            {m.auth_terms_before()} <TermsLinks />
          </>
        }
        error={errors.terms?.message}
        {...form.register('terms')}
      />
      <SendOrCancel busy={busy} onCancel={onCancel} />
    </form>
  );
};
