import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import { lifeFacts, lifeFactsUpdate } from './life-facts.ts';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

export const gender = z.enum(['male', 'female']);

/**
 * Birth date, time and place hold the parsed value (ISO date, 24-hour time, the place's label); `…Typed`
 * holds the user's input; `birthInWords` formats both for display. Unset texts are empty.
 * `freeQuestionWaiting`: the free question was claimed and its answer is not delivered yet.
 * `account`: tells two accounts of one browser apart, and nothing else. `secondCheckPending`: nothing of the profile is shown until the second check is passed (see auth).
 */
export const profile = z.object({
  account: z.optional(z.string()),
  phone: z.string(),
  name: z.string(),
  email: z.string(),
  dob: z.string(),
  dobTyped: z.string(),
  timeOfBirth: z.string(),
  timeTyped: z.string(),
  timeUnknown: z.boolean(),
  placeOfBirth: z.string(),
  placeId: z.string(),
  birthInWords: z.string(),
  gender,
  genderChosen: z.boolean(),
  lifeFacts,
  hasUsedFreeQuestion: z.boolean(),
  freeQuestionWaiting: z.boolean(),
  secondCheckPending: z.optional(z.boolean()),
});
export type Profile = z.infer<typeof profile>;

/** Any part of the profile; a whole one, as returned by `profile/me`, is accepted too. */
export const profileUpdateBody = z.strictObject({
  account: z.optional(text),
  phone: z.optional(text),
  name: z.optional(text),
  email: z.optional(text),
  dob: z.optional(text),
  dobTyped: z.optional(text),
  timeOfBirth: z.optional(text),
  timeTyped: z.optional(text),
  timeUnknown: z.optional(z.boolean()),
  placeOfBirth: z.optional(text),
  placeId: z.optional(text),
  birthInWords: z.optional(text),
  gender: z.optional(gender),
  genderChosen: z.optional(z.boolean()),
  lifeFacts: z.optional(lifeFactsUpdate),
  hasUsedFreeQuestion: z.optional(z.boolean()),
  freeQuestionWaiting: z.optional(z.boolean()),
  secondCheckPending: z.optional(z.boolean()),
});
export type ProfileUpdate = z.infer<typeof profileUpdateBody>;
