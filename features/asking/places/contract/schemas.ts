import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';

/** A place of the gazetteer. `approximate`: a village at its post office's point. Degrees, north and east positive. */
export const place = z.object({
  id: z.string(),
  name: z.string(),
  region: z.string(),
  country: z.string(),
  label: z.string(),
  lat: z.number(),
  lon: z.number(),
  zone: z.string(),
  approximate: z.boolean(),
});
export type Place = z.infer<typeof place>;

export const placesQuery = z.strictObject({ q: z.string().check(z.maxLength(MAX_FIELD_CHARS)) });
export const placesReply = z.object({ places: z.array(place) });
