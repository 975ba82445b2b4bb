import { readEmail, readPhone } from '@dhruva/account/profile/contract/contact';
import type { INTAKE_ERRORS } from './errors.ts';
import type { IntakeForm } from './schemas.ts';

export interface IntakeProblem {
  readonly field: 'name' | 'phone' | 'email';
  readonly code: keyof typeof INTAKE_ERRORS;
}

const REQUIRED = ['name', 'phone'] as const;

/** Validates a form: name and phone are required, an e-mail must be well-formed. Empty when valid. */
export const intakeProblems = (
  form: Pick<IntakeForm, 'name' | 'phone' | 'email'>,
): IntakeProblem[] => {
  const missing = REQUIRED.filter((field) => form[field].trim() === '');
  const phoneIsWrong = !missing.includes('phone') && readPhone(form.phone) === undefined;
  return [
    ...missing.map((field) => ({ field, code: 'intake.fields-missing' as const })),
    ...(phoneIsWrong ? [{ field: 'phone', code: 'intake.phone-invalid' } as const] : []),
    ...(readEmail(form.email) === undefined
      ? [{ field: 'email', code: 'intake.email-invalid' } as const]
      : []),
  ];
};
