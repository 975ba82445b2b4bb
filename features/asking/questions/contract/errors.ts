import type { ErrorList } from '@dhruva/kernel/errors';

/** What finding an answer again is refused for; the code keeps the older name of an answer. */
export const QUESTION_ERRORS = {
  'prediction.not-found': {
    status: 404,
    sentence: 'We could not find this answer in your account.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    questions: keyof typeof QUESTION_ERRORS;
  }
}
