import type { ErrorList } from '@dhruva/kernel/errors';

/** What a time of a therapist is refused for. The codes were first those of the booking form, and stay. */
export const THERAPIST_ERRORS = {
  'booking.date-invalid': { status: 400, sentence: 'Please choose a day from the calendar.' },
  'booking.slot-closed': {
    status: 409,
    sentence: 'This time can no longer be booked. Please choose another one; nothing was charged.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    therapists: keyof typeof THERAPIST_ERRORS;
  }
}
