import { pairRecord } from '@dhruva/asking/pairs/contract/record';
import { questionRecord } from '@dhruva/asking/questions/contract/history';
import * as z from 'zod/mini';

export const keptRecordQuery = z.strictObject({ id: z.uuid() });

/** A question about one person or two, with its answer; null while it waits. */
export const keptRecord = z.discriminatedUnion('kind', [questionRecord, pairRecord]);
export type KeptRecord = z.infer<typeof keptRecord>;

/**
 * `like`: the id of a record; only answers about whom it is about. Without it those about everyone. `language`: of
 * the entries, English where it is left out.
 */
export const calendarQuery = z.strictObject({
  like: z.optional(z.uuid()),
  language: z.optional(z.enum(['en', 'hi'])),
});
export type CalendarQuery = z.infer<typeof calendarQuery>;
