import type { RemarkCode } from '../contract/remarks.ts';
import { isLongEnough } from '../contract/query-length.ts';
import type { Place } from '../contract/schemas.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { Gazetteer } from './gazetteer/gazetteer.rules.ts';
import { isDistrictId, placeOfRow, rowOfId } from './gazetteer/place-row.rules.ts';
import { isPoint, type Coordinates } from './point/coordinates.rules.ts';
import { atlasOf, type Atlas } from './search/atlas.rules.ts';
import { suggest } from './search/find.rules.ts';
import { isAtSea, placeAtPoint, pointOfId } from './point/point.rules.ts';
import { readQuery } from './query/query.rules.ts';
import { resolve } from './search/resolve.rules.ts';

const CANDIDATES = 10;

/** A place of birth as sent by the client: free text, id of a chosen candidate, coordinates in degrees. */
export interface PlaceGiven {
  readonly text: string;
  readonly placeId?: string | undefined;
  readonly coordinates?: Coordinates | undefined;
}

/** A place with the codes of its remarks. */
export type BirthPlace = Place & { readonly remarks: readonly RemarkCode[] };

export interface Places {
  /** Up to ten candidates for a partly typed name, best first; none for what names no place. Throws `place.query-short`. */
  readonly search: (typed: string) => Place[];
  /**
   * Resolves a place: by coordinates, else by chosen id, else by text. Throws `place.unknown`,
   * `place.ambiguous` (both with candidates) or `place.coordinates-invalid`.
   */
  readonly resolve: (given: PlaceGiven) => BirthPlace;
  /** A place by its id, or undefined if there is none (any more). */
  readonly byId: (id: string) => Place | undefined;
}

/** The places service over a gazetteer that is loaded on first use. */
export function createPlaces(load: () => Gazetteer): Places {
  let atlas: Atlas | undefined;
  const loaded = (): Atlas => {
    atlas ??= atlasOf(load());
    return atlas;
  };
  return {
    search: (typed) => search(loaded(), typed),
    resolve: (given) => birthPlace(loaded(), given),
    byId: (id) => byId(loaded(), id),
  };
}

function search(atlas: Atlas, typed: string): Place[] {
  if (!isLongEnough(typed)) throw new AppError('place.query-short');
  const query = readQuery(typed);
  if (query.kind === 'point') return [placeAtPoint(atlas.gazetteer, query.point)];
  return suggest(atlas, query, CANDIDATES).map(({ row }) => placeOfRow(atlas.gazetteer, row));
}

function byId({ gazetteer }: Atlas, id: string): Place | undefined {
  const point = pointOfId(id);
  if (point) return placeAtPoint(gazetteer, point);
  const row = rowOfId(gazetteer, id);
  return row === undefined ? undefined : placeOfRow(gazetteer, row);
}

function birthPlace(atlas: Atlas, { text, placeId, coordinates }: PlaceGiven): BirthPlace {
  if (coordinates) {
    if (!isPoint(coordinates)) throw new AppError('place.coordinates-invalid');
    return withRemarks(placeAtPoint(atlas.gazetteer, coordinates));
  }
  const chosen = placeId === undefined ? undefined : byId(atlas, placeId);
  return withRemarks(chosen ?? placeOfText(atlas, text));
}

function placeOfText(atlas: Atlas, text: string): Place {
  const query = readQuery(text);
  if (query.kind === 'point') return placeAtPoint(atlas.gazetteer, query.point);
  const resolution = resolve(atlas, query, CANDIDATES);
  if (resolution.kind === 'found') return placeOfRow(atlas.gazetteer, resolution.row);
  const candidates = resolution.rows.map((row) => placeOfRow(atlas.gazetteer, row));
  throw new AppError(`place.${resolution.kind}`, { candidates });
}

function withRemarks(place: Place): BirthPlace {
  const typed = pointOfId(place.id) !== undefined;
  const ofZone: RemarkCode = isAtSea(place) ? 'place.zone-longitude' : 'place.zone-nearest';
  const ofPoint: RemarkCode = isDistrictId(place.id) ? 'place.district' : 'place.approximate';
  return {
    ...place,
    remarks: [...(place.approximate ? [ofPoint] : []), ...(typed ? [ofZone] : [])],
  };
}
