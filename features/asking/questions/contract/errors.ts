import type { ErrorList } from '@dhruva/kernel/errors';

/** What a question, or finding its answer again, is refused for; the codes keep the older name of an answer. */
export const QUESTION_ERRORS = {
  'prediction.does-not-fit': {
    status: 409,
    sentence: 'This question does not fit what you told us. Please choose another, or correct it.',
  },
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
