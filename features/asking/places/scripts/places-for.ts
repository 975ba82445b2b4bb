import type { Place } from '@dhruva/asking/places/contract/schemas';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { Places } from '../server/places.service.ts';

/** The places found for a query, best first; none where the search refuses it. */
export function placesFor(places: Places, query: string): Place[] {
  try {
    return places.search(query);
  } catch (failure) {
    if (failure instanceof AppError) return [];
    throw failure;
  }
}
