import type { ErrorList } from '@dhruva/kernel/errors';

/** What a one-time code and a sign-in are refused for. The code of another number was named by its first screen. */
export const AUTH_ERRORS = {
  'auth.phone-invalid': { status: 400, sentence: 'Please enter a valid 10-digit phone number.' },
  'auth.email-invalid': {
    status: 400,
    sentence: 'Please enter a valid email address or leave it blank.',
  },
  'auth.signup-fields-missing': {
    status: 400,
    sentence: 'Please fill in Name, Email, and Phone number.',
  },
  'auth.age-unconfirmed': {
    status: 400,
    sentence: 'You must confirm that you are 18 years or older.',
  },
  'auth.terms-unaccepted': {
    status: 400,
    sentence: 'You must accept the Terms & Conditions to proceed.',
  },
  'auth.code-format': { status: 400, sentence: 'Please enter a 6-digit OTP.' },
  'auth.code-wrong': { status: 400, sentence: 'Invalid OTP. Please try again.' },
  'auth.code-expired': { status: 400, sentence: 'This OTP has expired. Please request a new one.' },
  'auth.code-locked': {
    status: 429,
    sentence: 'Too many wrong codes. Please wait and request a new OTP later.',
  },
  'auth.send-too-soon': {
    status: 429,
    sentence: 'A code was sent a moment ago. Please wait 30 seconds before asking again.',
  },
  'auth.send-limit': {
    status: 429,
    sentence: 'Too many codes were requested for this number. Please try again later.',
  },
  'auth.send-paused': {
    status: 429,
    sentence:
      'Very many codes were asked for today, so for now we send them only to devices we know. Please use one of those, or a passkey, or try again tomorrow.',
  },
  'auth.proof-of-work-needed': {
    status: 428,
    sentence: 'Your browser has to do a small sum before we send a code. Please try again.',
  },
  'auth.send-failed': {
    status: 502,
    sentence: 'Failed to request OTP. Is your backend server running?',
  },
  'auth.passkey-refused': {
    status: 400,
    sentence: 'This passkey was not accepted. Please try again, or use a code by SMS.',
  },
  'auth.fresh-sign-in-needed': {
    status: 403,
    sentence:
      'Please sign in again first: a passkey can be added within 15 minutes after signing in.',
  },
  'auth.fresh-passkey-needed': {
    status: 403,
    sentence:
      'Please sign in with your passkey first: the number can be changed within 15 minutes after that.',
  },
  'auth.number-taken': {
    status: 409,
    sentence: 'There is another account with this number. Please write to us.',
  },
  'auth.second-check-past': {
    status: 409,
    sentence: 'This is settled already. Please reload the page.',
  },
  'auth.second-check-no-email': {
    status: 409,
    sentence: 'This account has no e-mail address a code could go to.',
  },
  'auth.mail-failed': {
    status: 502,
    sentence: 'The code could not be sent by e-mail just now. Please try again.',
  },
  'privacy.number-differs': {
    status: 403,
    sentence: 'This is not the number this account signs in with. Please type that one.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    auth: keyof typeof AUTH_ERRORS;
  }
}
