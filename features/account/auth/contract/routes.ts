import { OWN_READING, perDay, perHour, perMinute } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import {
  confirmOwnerBody,
  messageReply,
  secondCheckReply,
  sendOtpBody,
  sendOtpReply,
  signupVerifyOtpBody,
  startAfreshBody,
  tokenReply,
  verifyOtpBody,
} from './schemas.ts';
import { SIGNING_IN } from './sign-in-budget.ts';

export * from './signed-in-routes.ts';

const codeErrors = [
  'auth.phone-invalid',
  'auth.code-format',
  'auth.code-wrong',
  'auth.code-expired',
  'auth.code-locked',
] as const;

export const sendOtp = route({
  method: 'POST',
  path: '/api/auth/send-otp',
  auth: 'none',
  budgets: SIGNING_IN,
  summary: 'Send a one-time code to a mobile number',
  body: sendOtpBody,
  reply: sendOtpReply,
  errors: [
    'auth.phone-invalid',
    'auth.email-invalid',
    'auth.age-unconfirmed',
    'auth.terms-unaccepted',
    'auth.send-too-soon',
    'auth.send-limit',
    'auth.send-paused',
    'auth.proof-of-work-needed',
    'auth.send-failed',
  ],
});

export const verifyOtp = route({
  method: 'POST',
  path: '/api/auth/verify-otp',
  auth: 'none',
  budgets: SIGNING_IN,
  summary: 'Log in with a one-time code',
  body: verifyOtpBody,
  reply: tokenReply,
  errors: codeErrors,
});

export const signupVerifyOtp = route({
  method: 'POST',
  path: '/api/auth/signup-verify-otp',
  auth: 'none',
  budgets: SIGNING_IN,
  summary: 'Sign up with a one-time code, name and e-mail',
  body: signupVerifyOtpBody,
  reply: tokenReply,
  errors: [...codeErrors, 'auth.email-invalid', 'auth.signup-fields-missing'],
});

export const logout = route({
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'session',
  beforeSecondCheck: true,
  budgets: { user: perMinute(60) },
  summary: 'End this session on the server',
  reply: messageReply,
  errors: [],
});

export const secondCheck = route({
  method: 'GET',
  path: '/api/auth/second-check',
  auth: 'session',
  beforeSecondCheck: true,
  budgets: OWN_READING,
  summary: 'Whether this session must show first that the account is its user’s, and how it can',
  reply: secondCheckReply,
  errors: [],
});

export const mailSecondCheck = route({
  method: 'POST',
  path: '/api/auth/second-check/send',
  auth: 'session',
  beforeSecondCheck: true,
  budgets: { user: perHour(30) },
  summary: 'Send a one-time code to the e-mail of the account',
  reply: sendOtpReply,
  errors: [
    'auth.second-check-past',
    'auth.second-check-no-email',
    'auth.send-too-soon',
    'auth.send-limit',
    'auth.mail-failed',
  ],
});

export const confirmOwner = route({
  method: 'POST',
  path: '/api/auth/second-check/confirm',
  auth: 'session',
  beforeSecondCheck: true,
  budgets: { user: perHour(60) },
  summary:
    'Show by the code of the e-mail that the account is one’s own; a new token replaces this one',
  body: confirmOwnerBody,
  reply: tokenReply,
  errors: [
    'auth.second-check-past',
    'auth.code-format',
    'auth.code-wrong',
    'auth.code-expired',
    'auth.code-locked',
  ],
});

export const startAfresh = route({
  method: 'POST',
  path: '/api/auth/start-afresh',
  auth: 'session',
  beforeSecondCheck: true,
  budgets: { user: perDay(20) },
  summary:
    'Leave the account to its owner and begin an empty one for this number; a new token replaces this one',
  body: startAfreshBody,
  reply: tokenReply,
  errors: ['auth.second-check-past'],
});
