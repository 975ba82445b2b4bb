import type { ErrorList } from '@dhruva/kernel/errors';

/** What is wrong with a message to support. */
export const SUPPORT_ERRORS = {
  'support.fields-missing': { status: 400, sentence: 'Please fill all fields.' },
  'support.answer-to-invalid': {
    status: 400,
    sentence: 'Please enter a valid e-mail address or a 10-digit mobile number, or leave it blank.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    support: keyof typeof SUPPORT_ERRORS;
  }
}
