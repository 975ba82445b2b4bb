import { route } from '../route.ts';
import {
  deleteEntriesBody,
  deleteEntriesReply,
  historyReply,
  saveEntryBody,
  saveEntryReply,
} from './schemas.ts';

export const saveEntry = route({
  method: 'POST',
  path: '/api/counseling/save',
  auth: 'session',
  beforeSecondCheck: true,
  summary: 'Save how I feel now: a rating and the symptoms ticked',
  body: saveEntryBody,
  reply: saveEntryReply,
  errors: ['counselling.incomplete', 'counselling.symptoms-unknown'],
});

export const history = route({
  method: 'GET',
  path: '/api/counseling/history',
  auth: 'session',
  summary: 'How I felt, newest first',
  reply: historyReply,
  errors: [],
});

export const deleteEntries = route({
  method: 'POST',
  path: '/api/counseling/delete',
  auth: 'session',
  summary: 'Delete one of my entries, or all of them, for good',
  body: deleteEntriesBody,
  reply: deleteEntriesReply,
  errors: ['counselling.entry-unknown'],
});
