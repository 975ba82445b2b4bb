import { OWN_READING, perDay, perHour, perMinute } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import {
  deleteEntriesBody,
  deleteEntriesReply,
  historyReply,
  saveEntryBody,
  saveEntryReply,
  shareBody,
  sharesReply,
} from './schemas.ts';

export const saveEntry = route({
  method: 'POST',
  path: '/api/counseling/save',
  auth: 'session',
  beforeSecondCheck: true,
  // More than anybody makes a day, and few enough to list all.
  budgets: { user: perDay(30) },
  summary: 'Save how I feel now: a rating and the symptoms ticked',
  body: saveEntryBody,
  reply: saveEntryReply,
  errors: ['counselling.incomplete', 'counselling.symptoms-unknown'],
});

export const history = route({
  method: 'GET',
  path: '/api/counseling/history',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'How I felt, newest first',
  reply: historyReply,
  errors: [],
});

export const deleteEntries = route({
  method: 'POST',
  path: '/api/counseling/delete',
  auth: 'session',
  budgets: { user: perHour(300) },
  summary: 'Delete one of my entries, or all of them, for good',
  body: deleteEntriesBody,
  reply: deleteEntriesReply,
  errors: ['counselling.entry-unknown'],
});

export const myShares = route({
  method: 'GET',
  path: '/api/counseling/shares',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'The therapists I have sessions with, and whether my entries are shown to them',
  reply: sharesReply,
  errors: [],
});

export const shareEntries = route({
  method: 'POST',
  path: '/api/counseling/share',
  auth: 'session',
  // Each is a row that is kept.
  budgets: { user: perDay(30) },
  summary: 'Show all my entries, new ones too, to a therapist I have a session with',
  body: shareBody,
  reply: sharesReply,
  errors: ['counselling.no-session'],
});

export const unshareEntries = route({
  method: 'POST',
  path: '/api/counseling/unshare',
  auth: 'session',
  budgets: { user: perMinute(120) },
  summary: 'Show my entries to this therapist no longer, from now on',
  body: shareBody,
  reply: sharesReply,
  errors: [],
});
