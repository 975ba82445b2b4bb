import type { ErrorList } from '@dhruva/kernel/errors';

/** What is wrong with the list of people, beside each one’s birth. */
export const PEOPLE_ERRORS = {
  'people.unknown': { status: 404, sentence: 'This person is not in your list.' },
  'people.full': {
    status: 409,
    sentence: 'Your list holds 30 people. Please remove somebody before you add another.',
  },
  'people.name-missing': { status: 400, sentence: 'Please enter a name.' },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    people: keyof typeof PEOPLE_ERRORS;
  }
}
