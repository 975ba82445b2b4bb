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
  'prediction.not-firm': {
    status: 409,
    sentence:
      'Without the missing birth time this answer would hold for less than 60% of the day of birth, so it is not given and nothing is used for it. If it is paid already, give the birth time, or cancel it in My Bookings: the full price goes back.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    questions: keyof typeof QUESTION_ERRORS;
  }
}
