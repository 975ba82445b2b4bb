import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import { candidate } from '@dhruva/kernel/system/schemas';

/** A place of the gazetteer. */
export const place = candidate;
export type Place = z.infer<typeof place>;

export const placesQuery = z.strictObject({ q: z.string().check(z.maxLength(MAX_FIELD_CHARS)) });
export const placesReply = z.object({ places: z.array(place) });
