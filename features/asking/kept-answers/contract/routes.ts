import { OWN_READING, perMinute } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import * as z from 'zod/mini';
import { calendarQuery, keptRecord, keptRecordQuery } from './schemas.ts';

export const keptAnswer = route({
  method: 'GET',
  path: '/api/predictions/one',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'One question asked, about one person or two, with its answer as it was told',
  query: keptRecordQuery,
  reply: keptRecord,
  errors: ['prediction.not-found'],
});

/** Replies with `text/calendar` instead of JSON; the schema describes the file. */
export const myYearCalendar = route({
  method: 'GET',
  path: '/api/predictions/calendar',
  auth: 'session',
  budgets: { user: perMinute(60) },
  summary: 'The months of one’s answers as a calendar file (RFC 5545) that names no concern',
  query: calendarQuery,
  reply: z.string(),
  errors: ['prediction.not-found'],
});
