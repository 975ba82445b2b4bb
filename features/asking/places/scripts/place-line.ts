import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import type { Places } from '../server/places.service.ts';
import { placesFor } from './places-for.ts';

/** What is answered to one line: places with their points in degrees, north and east positive. */
export interface PlaceReply {
  readonly id: unknown;
  readonly places: readonly {
    readonly label: string;
    readonly lat: number;
    readonly lon: number;
  }[];
}

/** The reply to a line `{id, q}`; no places for a line that is none, or that the search refuses. */
export function placeLine(places: Places, line: string): PlaceReply {
  const { id = null, q } = parsed(line);
  const asked = typeof q === 'string' && q.length <= MAX_FIELD_CHARS;
  const found = asked ? placesFor(places, q) : [];
  return { id, places: found.map(({ label, lat, lon }) => ({ label, lat, lon })) };
}

function parsed(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
