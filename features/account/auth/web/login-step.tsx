import { m } from '@dhruva/web/paraglide/messages.js';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { EmailField, PhoneField, TermsLinks } from './form-parts.tsx';
import { type LoginDetails, loginProblems } from './login-form.rules.ts';
import { StepForm, type StepProps, useStep } from './step-form.tsx';

/** Step 1 of logging in: mobile number, optional e-mail, age and terms. */
export const LoginStep = ({ start, onSubmit, ...props }: StepProps<LoginDetails>) => {
  const { form, field, ...shown } = useStep('login', start, loginProblems);
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
