import type { ErrorList } from '@dhruva/kernel/errors';

/** What a follow-up is refused for. */
export const FOLLOW_UP_ERRORS = {
  'follow-up.not-found': {
    status: 404,
    sentence: 'We could not find this follow-up in your account.',
  },
  'follow-up.spent': {
    status: 409,
    sentence:
      'The free follow-ups of this answer are used. The answer itself stays in My Predictions.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    followUps: keyof typeof FOLLOW_UP_ERRORS;
  }
}
