import type { ErrorList } from '@dhruva/kernel/errors';

/** What an answer is refused for, whatever was asked; an answer was a prediction, and the codes stay. */
export const ANSWER_ERRORS = {
  'prediction.question-unknown': {
    status: 400,
    sentence: 'This question is not in our list. Please choose one from the page.',
  },
  'prediction.not-entitled': { status: 402, sentence: 'This question is not unlocked yet.' },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    answers: keyof typeof ANSWER_ERRORS;
  }
}
