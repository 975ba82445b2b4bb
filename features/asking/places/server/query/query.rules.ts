import { readCoordinates, type Coordinates } from '../point/coordinates.rules.ts';
import { isDistrictWord, saysNoPlace } from './words.rules.ts';

/** A name with the regions typed after it, and any postal code. */
export interface NameQuery {
  readonly kind: 'name';
  /** The words of the name; none where nothing typed names a place. */
  readonly name: readonly string[];
  readonly within: readonly string[];
  readonly pin: number | undefined;
  /** Whether the name was said to be a district's. */
  readonly asDistrict: boolean;
}

/** A parsed place query. */
export type PlaceQuery = NameQuery | { readonly kind: 'point'; readonly point: Coordinates };

/** Words, parts and letters of a word beyond these are not read. */
const MOST_WORDS = 8;
const MOST_LETTERS = 40;
const MOST_PARTS = 6;

/** Parses "Nagpur, Maharashtra 440001, India" to name, regions and postal code; "21.15, 79.09" to a point. */
export function readQuery(text: string): PlaceQuery {
  const point = readCoordinates(text);
  if (point) return { kind: 'point', point };
  const pin = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.exec(text)?.[0];
  const parts = (pin === undefined ? text : text.replace(pin, ' '))
    .split(/[,;|\n()]| [-–/] /)
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .slice(0, MOST_PARTS);
  const [first = [], ...others] = parts.some((words) => !words.every(saysNoPlace)) ? parts : [];
  return {
    kind: 'name',
    name: withoutDistrict(first),
    within: others.map((words) => withoutDistrict(words).join(' ')).filter((part) => part !== ''),
    pin: pin === undefined ? undefined : Number(pin.replace(' ', '')),
    asDistrict: first.some(isDistrictWord),
  };
}

const wordsOf = (part: string): string[] =>
  part
    .split(/[\s.]+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, MOST_LETTERS));

const withoutDistrict = (words: readonly string[]): string[] =>
  words.filter((word) => !isDistrictWord(word));
