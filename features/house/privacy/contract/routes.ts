import * as z from 'zod/mini';
import { perDay, perHour } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import {
  deleteBody,
  deleteReply,
  deletionReply,
  exportBody,
  sendCodeBody,
  sendCodeReply,
} from './schemas.ts';

const PROOF = [
  'auth.phone-invalid',
  'privacy.number-differs',
  'auth.code-format',
  'auth.code-wrong',
  'auth.code-expired',
  'auth.code-locked',
] as const;

export const sendPrivacyCode = route({
  method: 'POST',
  path: '/api/privacy/send-code',
  auth: 'session',
  budgets: { user: perHour(30) },
  summary: 'Send a one-time code to the own number, for the download or the deletion',
  body: sendCodeBody,
  reply: sendCodeReply,
  errors: [
    'auth.phone-invalid',
    'privacy.number-differs',
    'auth.send-too-soon',
    'auth.send-limit',
    'auth.send-failed',
  ],
});

/** Replies with a ZIP file instead of JSON; the schema describes the file. */
export const exportData = route({
  method: 'POST',
  path: '/api/privacy/export',
  auth: 'session',
  budgets: { user: perDay(10) },
  summary: 'Everything kept of the user, as JSON and as a page to read, in one ZIP file',
  body: exportBody,
  reply: z.string(),
  errors: PROOF,
});

export const previewDeletion = route({
  method: 'GET',
  path: '/api/privacy/deletion',
  auth: 'session',
  // It locks the user's orders for a moment.
  budgets: { user: perHour(60) },
  summary: 'What deleting the account now would end, give back and keep',
  reply: deletionReply,
  errors: [],
});

export const deleteAccount = route({
  method: 'POST',
  path: '/api/privacy/delete',
  auth: 'session',
  budgets: { user: perDay(20) },
  summary: 'Delete the account: at once and for good, but for what the law has sealed until a day',
  body: deleteBody,
  reply: deleteReply,
  errors: [...PROOF, 'privacy.refund-changed'],
});
