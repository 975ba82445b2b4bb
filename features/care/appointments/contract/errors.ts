import type { ErrorList } from '@dhruva/kernel/errors';

/** What a session is refused for. A session was a booking once: those codes stay. */
export const APPOINTMENT_ERRORS = {
  'booking.fields-missing': { status: 400, sentence: 'Please fill in all the required fields.' },
  'booking.mobile-invalid': {
    status: 400,
    sentence: 'Please enter a valid 10-digit phone number.',
  },
  'booking.slot-taken': {
    status: 409,
    sentence: 'This time was just taken. Please choose another one; nothing was charged.',
  },
  'appointment.unknown': {
    status: 404,
    sentence: 'We could not find this session in your account.',
  },
  'appointment.no-credit': {
    status: 409,
    sentence:
      'This plan has no session left for that. Please choose another plan or pay for the session.',
  },
  'appointment.plan-ends': {
    status: 409,
    sentence: 'Your plan has ended by then. Please choose a time before its last day is over.',
  },
  'appointment.not-movable': {
    status: 409,
    sentence: 'This session can no longer be moved: it starts in less than 24 hours, or is over.',
  },
  'appointment.therapist-differs': {
    status: 409,
    sentence: 'This therapist does not fit what was paid for.',
  },
  'appointment.not-sayable': {
    status: 409,
    sentence:
      'This can be said of a session from its end until 48 hours after it. Please write to Support; a person reads it.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    appointments: keyof typeof APPOINTMENT_ERRORS;
  }
}
