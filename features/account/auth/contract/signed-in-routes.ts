import { OWN_READING, perDay, perHour, perMinute } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { sendOtpReply, tokenReply } from './schemas.ts';
import { SIGNING_IN } from './sign-in-budget.ts';
import {
  changeNumberBody,
  doneReply,
  endedReply,
  newNumberBody,
  passkeyAddBody,
  passkeyAddOptions,
  passkeyId,
  passkeySignInBody,
  passkeySignInOptions,
  sessionId,
  sessionsReply,
} from './signed-in-schemas.ts';

export const mySessions = route({
  method: 'GET',
  path: '/api/auth/sessions',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'Where one is signed in, and one’s passkeys',
  reply: sessionsReply,
  errors: [],
});

export const endSession = route({
  method: 'POST',
  path: '/api/auth/sessions/end',
  auth: 'session',
  budgets: { user: perMinute(60) },
  summary: 'End one of one’s own sessions; its device is new again afterwards',
  body: sessionId,
  reply: endedReply,
  errors: [],
});

export const endOtherSessions = route({
  method: 'POST',
  path: '/api/auth/sessions/end-others',
  auth: 'session',
  budgets: { user: perMinute(60) },
  summary: 'End all sessions of one’s own but this one',
  reply: endedReply,
  errors: [],
});

export const passkeyToAdd = route({
  method: 'POST',
  path: '/api/auth/passkeys/add-options',
  auth: 'session',
  budgets: { user: perHour(60) },
  summary: 'What the browser needs to make a passkey',
  reply: passkeyAddOptions,
  errors: ['auth.fresh-sign-in-needed'],
});

export const addPasskey = route({
  method: 'POST',
  path: '/api/auth/passkeys/add',
  auth: 'session',
  budgets: { user: perDay(20) },
  summary: 'Add the passkey the browser made',
  body: passkeyAddBody,
  reply: doneReply,
  errors: ['auth.fresh-sign-in-needed', 'auth.passkey-refused'],
});

export const removePasskey = route({
  method: 'POST',
  path: '/api/auth/passkeys/remove',
  auth: 'session',
  budgets: { user: perHour(60) },
  summary: 'Remove one of one’s own passkeys',
  body: passkeyId,
  reply: doneReply,
  errors: [],
});

export const passkeyToSignIn = route({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in-options',
  auth: 'none',
  budgets: SIGNING_IN,
  summary: 'What the browser needs to sign in with a passkey',
  reply: passkeySignInOptions,
  errors: [],
});

export const signInWithPasskey = route({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in',
  auth: 'none',
  budgets: SIGNING_IN,
  summary: 'Sign in with a passkey',
  body: passkeySignInBody,
  reply: tokenReply,
  errors: ['auth.passkey-refused'],
});

export const sendNewNumberCode = route({
  method: 'POST',
  path: '/api/auth/number/send-code',
  auth: 'session',
  budgets: { user: perHour(30) },
  summary:
    'Send a code to the number that is to replace one’s own, soon after a sign-in by passkey',
  body: newNumberBody,
  reply: sendOtpReply,
  errors: [
    'auth.phone-invalid',
    'auth.fresh-passkey-needed',
    'auth.send-too-soon',
    'auth.send-limit',
    'auth.send-failed',
  ],
});

export const changeNumber = route({
  method: 'POST',
  path: '/api/auth/number/change',
  auth: 'session',
  budgets: { user: perHour(60) },
  summary: 'Sign in with another number from now on; all other sessions end',
  body: changeNumberBody,
  reply: doneReply,
  errors: [
    'auth.phone-invalid',
    'auth.code-format',
    'auth.code-wrong',
    'auth.code-expired',
    'auth.code-locked',
    'auth.fresh-passkey-needed',
    'auth.number-taken',
  ],
});
