import { lifeFacts } from '@dhruva/account/profile/contract/life-facts';
import { resolvedBirth, typedTimeAndPlace } from '@dhruva/asking/births/contract/schemas';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import * as z from 'zod/mini';

/** How many people an account keeps, beside its own profile. */
export const MAX_PEOPLE = 30;

/** What somebody is to the account’s owner, who is not in the list: the profile is the one place of their birth. */
export const RELATIONS = ['partner', 'family', 'friend'] as const;

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/**
 * A person as typed. `dob`: YYYY-MM-DD; `gender` and `facts` only where given; `agrees`: the owner confirmed
 * once that this adult agrees (decision 24).
 */
export const personDetails = z.strictObject({
  name: text,
  relation: z.enum(RELATIONS),
  gender: z.optional(z.enum(['male', 'female'])),
  dob: text,
  ...typedTimeAndPlace,
  agrees: z.optional(z.boolean()),
  facts: z.optional(lifeFacts),
});
export type PersonDetails = z.infer<typeof personDetails>;

/** A person of the list: as typed, and the birth as it was understood. */
export const person = z.object({
  id: z.string(),
  details: personDetails,
  birth: resolvedBirth,
});
export type Person = z.infer<typeof person>;

export const peopleList = z.object({ people: z.array(person) });

/** Takes the whole person: what is left out is removed. */
export const changePersonBody = z.strictObject({ id: z.uuid(), details: personDetails });

export const removePersonBody = z.strictObject({ id: z.uuid() });
