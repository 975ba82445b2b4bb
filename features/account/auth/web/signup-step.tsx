import { m } from '@dhruva/web/paraglide/messages.js';
import { TextField } from '@dhruva/web/ui/text-field.tsx';
import { EmailField, PhoneField, TermsLinks } from './form-parts.tsx';
import { type SignupDetails, signupProblems } from './login-form.rules.ts';
import { StepForm, type StepProps, useStep } from './step-form.tsx';

/** Step 1 of signing up: name, e-mail, mobile number. */
export const SignupStep = ({ start, onSubmit, ...props }: StepProps<SignupDetails>) => {
  const { form, field, ...shown } = useStep('signup', start, signupProblems);
  return (
    <StepForm
      lead={m.auth_signup_lead()}
      {...props}
      {...shown}
      onSubmit={form.handleSubmit(onSubmit)}
    >
      <TextField label={m.auth_name()} autoComplete="name" {...field('name')} />
      <EmailField {...field('email')} />
      <PhoneField {...field('phone')} />
      <p className="text-ink-2">
        {m.auth_consent_before()} <TermsLinks />
      </p>
    </StepForm>
  );
};
