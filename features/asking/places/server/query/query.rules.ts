import { readCoordinates, type Coordinates } from '../point/coordinates.rules.ts';
import { DISTRICT_WORDS } from './region-names.rules.ts';

/** A name with the wider places typed after it, and any postal code. */
export interface NameQuery {
  readonly kind: 'name';
  readonly name: string;
  readonly within: readonly string[];
  readonly pin: number | undefined;
}

/** What was typed for a place. */
export type PlaceQuery = NameQuery | { readonly kind: 'point'; readonly point: Coordinates };

/** "Nagpur, Maharashtra 440001, India" → name, what it lies in, postal code; "21.15, 79.09" → a point. */
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
    within,
    pin: pin === undefined ? undefined : Number(pin.replace(' ', '')),
  };
}
