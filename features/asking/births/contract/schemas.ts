import { lifeFacts } from '@dhruva/account/profile/contract/life-facts';
import { place } from '@dhruva/asking/places/contract/schemas';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/**
 * Birth details of a question. `timeOfBirth` may be empty when `timeUnknown`. The place is free text;
 * `placeId` names the chosen gazetteer entry, `coordinates` (degrees, N/E +) override it. `fold` selects one
 * of two equal clock times.
 */
export const typedTimeAndPlace = {
  timeOfBirth: text,
  placeOfBirth: text,
  placeId: z.optional(text),
  coordinates: z.optional(z.strictObject({ lat: z.number(), lon: z.number() })),
  timeUnknown: z.optional(z.boolean()),
  fold: z.optional(z.enum(['earlier', 'later'])),
};

/**
 * Birth details for a question, as typed; `name`: what the answer calls another person, if anything; `facts`:
 * what the person told of their life, none of it required.
 */
export const userDetails = z.strictObject({
  questionFor: z.enum(['self', 'other']),
  name: z.optional(text),
  gender: z.enum(['male', 'female', 'other']),
  dob: text,
  ...typedTimeAndPlace,
  otherAgrees: z.optional(z.boolean()),
  facts: z.optional(lifeFacts),
});
export type UserDetails = z.infer<typeof userDetails>;

/** How the server understood birth details: shown before asking and with every answer. */
export const resolvedBirth = z.object({
  date: z.string(),
  time: z.string(),
  timeUnknown: z.boolean(),
  inWords: z.string(),
  place: z.pick(place, { label: true, lat: true, lon: true, zone: true, approximate: true }),
  utcOffset: z.string(),
  instant: z.string(),
  remarks: z.array(z.object({ code: z.string(), text: z.string() })),
});
export type ResolvedBirth = z.infer<typeof resolvedBirth>;
