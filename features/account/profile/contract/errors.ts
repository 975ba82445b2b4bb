import type { ErrorList } from '@dhruva/kernel/errors';

/** What is wrong with a profile. A date of birth that nobody can have is named as births name it, which use the same two codes. */
export const PROFILE_ERRORS = {
  'profile.phone-invalid': { status: 400, sentence: 'Please enter a valid 10-digit phone number.' },
  'profile.email-invalid': {
    status: 400,
    sentence: 'Please enter a valid email address or leave it blank.',
  },
  'profile.date-invalid': {
    status: 400,
    sentence: 'We could not read this date. Please write it like 15 August 1990.',
  },
  'profile.date-ambiguous': {
    status: 400,
    sentence: 'This date can be read in two ways. Please choose the one you mean.',
  },
  'profile.time-invalid': {
    status: 400,
    sentence: 'We could not read this time. Please write it like 2:30 PM or 14:30.',
  },
  'birth.date-future': { status: 400, sentence: 'Date of birth cannot be in the future.' },
  'birth.date-out-of-range': {
    status: 400,
    sentence: 'We can read births from 1 January 1900 on. Please check the year.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    profile: keyof typeof PROFILE_ERRORS;
  }
}
