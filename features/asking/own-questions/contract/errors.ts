import type { ErrorList } from '@dhruva/kernel/errors';

/** What a package of own questions is refused for; the codes keep the older name. */
export const OWN_QUESTION_ERRORS = {
  'custom-question.missing': {
    status: 400,
    sentence: 'Please fill out all your questions before proceeding.',
  },
  'custom-question.refused': {
    status: 422,
    sentence: 'We cannot answer one of your questions. Please change it.',
  },
  'custom-question.distress': {
    status: 422,
    sentence:
      'What you wrote sounds very hard. Please talk to somebody now: Tele-MANAS 14416 is free, day and night.',
  },
  'custom-question.profile-incomplete': {
    status: 400,
    sentence: 'Could not find your profile details. Please complete your profile.',
  },
  'custom-question.package-unknown': {
    status: 400,
    sentence: 'This package is not in our list. Please choose one from the page.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    ownQuestions: keyof typeof OWN_QUESTION_ERRORS;
  }
}
