import { readCoordinates, type Coordinates } from '../point/coordinates.rules.ts';
import { DISTRICT_WORDS } from './region-names.rules.ts';

/** Regions read after a name: its district, state and country, and two to spare. */
const MOST_REGIONS = 5;

/** A name with the regions typed after it, and any postal code. */
export interface NameQuery {
  readonly kind: 'name';
  readonly name: string;
  readonly within: readonly string[];
  readonly pin: number | undefined;
}

/** A parsed place query. */
export type PlaceQuery = NameQuery | { readonly kind: 'point'; readonly point: Coordinates };

/** Parses "Nagpur, Maharashtra 440001, India" to name, regions and postal code; "21.15, 79.09" to a point. */
export function readQuery(text: string): PlaceQuery {
  const point = readCoordinates(text);
  if (point) return { kind: 'point', point };
  const pin = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.exec(text)?.[0];
  const [name = '', ...within] = (pin === undefined ? text : text.replace(pin, ' '))
    .split(/[,;\n()]/)
    .map((part, at) => (at === 0 ? part : part.replace(DISTRICT_WORDS, '')).trim())
    .filter((part) => part !== '');
  return {
    kind: 'name',
    name,
    within: within.slice(0, MOST_REGIONS),
    pin: pin === undefined ? undefined : Number(pin.replace(' ', '')),
  };
}
