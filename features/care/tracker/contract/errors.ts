import type { ErrorList } from '@dhruva/kernel/errors';

/** What noting and showing how one feels is refused for; the codes keep the older name, counselling. */
export const TRACKER_ERRORS = {
  'counselling.incomplete': {
    status: 400,
    sentence: 'Please rate your feeling and select at least 8-10 symptoms before saving.',
  },
  'counselling.symptoms-unknown': {
    status: 400,
    sentence:
      'We could not read the symptoms you ticked. Please reload the page and tick them again.',
  },
  'counselling.entry-unknown': {
    status: 404,
    sentence: 'We could not find this entry in your account.',
  },
  'counselling.no-session': {
    status: 409,
    sentence: 'You have no session with this therapist, so your entries were not shown.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    tracker: keyof typeof TRACKER_ERRORS;
  }
}
