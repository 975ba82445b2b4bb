import type { ErrorList } from '@dhruva/kernel/errors';

/** What is wrong with the details of a birth, beside its place and what `PROFILE_ERRORS` holds. Age and consent keep older names. */
export const BIRTH_ERRORS = {
  'birth.details-missing': {
    status: 400,
    sentence: 'Please fill in all birth details to proceed.',
  },
  'birth.date-format': { status: 400, sentence: 'Invalid date format. Please use YYYY-MM-DD.' },
  'birth.date-numbers': {
    status: 400,
    sentence: 'Invalid date. Please enter numbers for year, month, and day.',
  },
  'birth.date-unreal': {
    status: 400,
    sentence: 'This date does not exist in the calendar. Please check day and month.',
  },
  'birth.time-format': {
    status: 400,
    sentence: 'Invalid time format. Please use a valid HH:MM time.',
  },
  'birth.time-gap': {
    status: 400,
    sentence:
      'Clocks at this place were moved forward that day, so this time did not occur. Please check the time.',
  },
  'birth.time-overlap': {
    status: 400,
    sentence:
      'Clocks at this place were moved back that day, so this time occurred twice. Please choose which one you mean.',
  },
  'person.under-18': {
    status: 403,
    sentence: 'Answers are for adults only. This person is under 18 today.',
  },
  'prediction.consent-missing': {
    status: 400,
    sentence: 'Please confirm that the other person agrees to your using their birth details.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    births: keyof typeof BIRTH_ERRORS;
  }
}
