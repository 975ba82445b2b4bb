import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import { MAX_RATING, SYMPTOMS } from './symptoms.ts';
import { THERAPIST_IDS } from '@dhruva/care/therapists/contract/catalogue';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/** The specification's payload: `symptoms` are labels of the list. Too few or no rating has its own refusal. */
export const saveEntryBody = z.strictObject({
  rating: z.int().check(z.minimum(0), z.maximum(MAX_RATING)),
  symptoms: z.array(text).check(z.maxLength(SYMPTOMS.length)),
});

/** How somebody felt once. `symptoms` are labels; `savedAt` is an ISO instant. */
export const trackerEntry = z.object({
  id: z.string(),
  rating: z.number(),
  symptoms: z.array(z.string()),
  savedAt: z.string(),
});
export type TrackerEntry = z.infer<typeof trackerEntry>;

/** `showHelp`: what was ticked asks for the helplines (decision 20). */
export const saveEntryReply = z.object({
  message: z.string(),
  entry: trackerEntry,
  showHelp: z.boolean(),
});
/** Newest first. */
export const historyReply = z.array(trackerEntry);

/** One entry, or expressly all of them. */
export const deleteEntriesBody = z.union([
  z.strictObject({ id: text }),
  z.strictObject({ all: z.literal(true) }),
]);
export type WhichEntries = z.infer<typeof deleteEntriesBody>;
export const deleteEntriesReply = z.object({ message: z.string() });

/** To whom entries are shown, or no longer. */
export const shareBody = z.strictObject({ therapistId: z.enum(THERAPIST_IDS) });

/** Whether entries are shown to a therapist one has a session with. Instants are ISO. */
const share = z.object({
  therapistId: z.enum(THERAPIST_IDS),
  /** Since when; null: they are not shown. */
  since: z.nullable(z.string()),
  /** When it ends by itself, or would if it began now; another session puts it off. */
  endsAt: z.string(),
  /** How often this therapist opened the entries, and when last. */
  looks: z.number(),
  lastLookAt: z.nullable(z.string()),
});
export type Share = z.infer<typeof share>;

/** The therapist of the latest session first. */
export const sharesReply = z.array(share);
