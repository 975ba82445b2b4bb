import { useEffect } from 'react';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { EmailField, PhoneField, TermsLinks } from './form-parts.tsx';
import { type LoginDetails, loginProblems } from './login-form.rules.ts';
import { StepForm, type StepProps, useStep } from './step-form.tsx';

interface LoginStepProps extends StepProps<LoginDetails> {
  /** Called after each change. */
  readonly onTyped: (details: LoginDetails) => void;
}

/** Step 1 of logging in: mobile number, optional e-mail, age and terms. */
export const LoginStep = ({ start, onTyped, onSubmit, ...props }: LoginStepProps) => {
  const { form, field, ...shown } = useStep('login', start, loginProblems);
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what to do with it never changes
    [form],
  );
  return (
    <StepForm
      lead={m.auth_login_lead()}
      {...props}
      {...shown}
      onSubmit={form.handleSubmit(onSubmit)}
    >
      <PhoneField {...field('phone')} />
      <EmailField hint={m.auth_email_hint()} optional {...field('email')} />
      <Checkbox label={m.auth_age()} {...field('age')} />
      <Checkbox
        label={
          <>
            {m.auth_terms_before()} <TermsLinks />
          </>
        }
        {...field('terms')}
      />
    </StepForm>
  );
};
