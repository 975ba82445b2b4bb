import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import { MAX_RATING, SYMPTOMS } from './symptoms.ts';
import { THERAPIST_IDS } from '@dhruva/care/therapists/contract/catalogue';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/**
 * The specification's payload: `symptoms` are labels. Too few symptoms, or no rating, have error codes of
 * their own.
 */
export const saveEntryBody = z.strictObject({
  rating: z.int().check(z.minimum(0), z.maximum(MAX_RATING)),
  symptoms: z.array(text).check(z.maxLength(SYMPTOMS.length)),
});

/** An entry of the mood tracker. `symptoms` are labels; `savedAt` is an ISO instant. */
export const trackerEntry = z.object({
  id: z.string(),
  rating: z.number(),
  symptoms: z.array(z.string()),
  savedAt: z.string(),
});
export type TrackerEntry = z.infer<typeof trackerEntry>;

/** `showHelp`: the entry calls for the helplines (decision 20). */
export const saveEntryReply = z.object({
  message: z.string(),
  entry: trackerEntry,
  showHelp: z.boolean(),
});
/** Newest first. */
export const historyReply = z.array(trackerEntry);

/** One entry, or explicitly all. */
export const deleteEntriesBody = z.union([
  z.strictObject({ id: text }),
  z.strictObject({ all: z.literal(true) }),
]);
export type WhichEntries = z.infer<typeof deleteEntriesBody>;
export const deleteEntriesReply = z.object({ message: z.string() });

/** The therapist to share entries with, or no longer. */
export const shareBody = z.strictObject({ therapistId: z.enum(THERAPIST_IDS) });

/** The sharing of entries with a therapist the user has a session with. Instants are ISO. */
const share = z.object({
  therapistId: z.enum(THERAPIST_IDS),
  /** Since when; null: not shared. */
  since: z.nullable(z.string()),
  /** When sharing ends, or would end if it began now, by itself; another session extends it. */
  endsAt: z.string(),
  /** How often this therapist opened the entries; `lastLookAt`: when last. */
  looks: z.number(),
  lastLookAt: z.nullable(z.string()),
});
export type Share = z.infer<typeof share>;

/** Sorted by latest session. */
export const sharesReply = z.array(share);
