import type { ErrorList } from '@dhruva/kernel/errors';

/** What deleting an account is refused for; what its code is refused for lies with auth. */
export const PRIVACY_ERRORS = {
  'privacy.refund-changed': {
    status: 409,
    sentence:
      'What goes back to you has changed since you opened this page. Please look again; nothing was deleted.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    privacy: keyof typeof PRIVACY_ERRORS;
  }
}
