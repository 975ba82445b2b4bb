import type { ErrorList } from '@dhruva/kernel/errors';

/** What is wrong with an intake form. */
export const INTAKE_ERRORS = {
  'intake.fields-missing': { status: 400, sentence: 'Please fill in your name and phone number.' },
  'intake.phone-invalid': { status: 400, sentence: 'Please enter a valid 10-digit phone number.' },
  'intake.email-invalid': {
    status: 400,
    sentence: 'Please enter a valid email address or leave it blank.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    intake: keyof typeof INTAKE_ERRORS;
  }
}
