import { route } from '../route.ts';
import {
  messageReply,
  sendOtpBody,
  sendOtpReply,
  signupVerifyOtpBody,
  tokenReply,
  verifyOtpBody,
} from './schemas.ts';

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
    'auth.send-failed',
  ],
});

export const verifyOtp = route({
  method: 'POST',
  path: '/api/auth/verify-otp',
  auth: 'none',
  summary: 'Log in with a one-time code',
  body: verifyOtpBody,
  reply: tokenReply,
  errors: codeErrors,
});

export const signupVerifyOtp = route({
  method: 'POST',
  path: '/api/auth/signup-verify-otp',
  auth: 'none',
  summary: 'Sign up with a one-time code, name and e-mail',
  body: signupVerifyOtpBody,
  reply: tokenReply,
  errors: [...codeErrors, 'auth.email-invalid', 'auth.signup-fields-missing'],
});

export const logout = route({
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'session',
  summary: 'End this session on the server',
  reply: messageReply,
  errors: [],
});
