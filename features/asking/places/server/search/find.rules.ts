import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { rowsOfPin } from '../gazetteer/place-row.rules.ts';
import type { Hit } from './top-hits.rules.ts';
import { byName, type SearchExtent } from './by-name.rules.ts';
import { mistyped } from './mistyped.rules.ts';
import type { NameQuery } from '../query/query.rules.ts';
import type { RegionNames } from '../query/regions.rules.ts';
import type { SearchTarget } from './score.rules.ts';

/** Words of the longest name of a state or country that may follow a name without a comma. */
const MOST_WORDS_OF_A_REGION = 5;

/** The gazetteer with the indexes derived from it. */
export interface Atlas {
  readonly gazetteer: Gazetteer;
  readonly regions: RegionNames;
}

/** Rows of exactly this name in exactly these regions, best first. */
export function findNamed(atlas: Atlas, query: NameQuery, extent: SearchExtent): readonly Hit[] {
  for (const target of readings(atlas, query)) {
    const hits = byName(atlas.gazetteer, target, extent);
    if (hits.length > 0) return hits;
  }
  return [];
}

/**
 * Suggestions for a partly typed query: names within the typed regions; else anywhere; else similar
 * spellings; else the first region itself ("City Hospital, Nagpur").
 */
export function suggest(atlas: Atlas, query: NameQuery, size: number): readonly Hit[] {
  const { gazetteer } = atlas;
  const extent = { size, whole: false };
  const { name, pin, within } = query;
  if (name === '' && pin !== undefined)
    return rowsOfPin(gazetteer, pin)
      .slice(0, size)
      .map((row) => ({ row, score: 0 }));
  const anywhere = { name, allowed: undefined, pin: undefined };
  const [wider = '', ...further] = within;
  const elsewhere = [
    () => byName(gazetteer, anywhere, extent),
    () => mistyped(gazetteer, anywhere, size),
    () => findNamed(atlas, { ...query, name: wider, within: further }, extent),
  ];
  const isRestricted = within.length > 0 || pin !== undefined;
  const attempts = [
    () => findNamed(atlas, query, extent),
    () => readings(atlas, query).flatMap((target) => mistyped(gazetteer, target, size)),
    ...(isRestricted ? elsewhere : []),
  ];
  for (const attempt of attempts) {
    const hits = attempt();
    if (hits.length > 0) return hits.slice(0, size);
  }
  return [];
}

/**
 * Readings of a query: "Nagpur Maharashtra" as one name, then as a name and its state. A postal code
 * restricts villages only.
 */
function readings({ regions }: Atlas, { name, within, pin }: NameQuery): SearchTarget[] {
  const words = name.split(/\s+/);
  const first = Math.max(1, words.length - MOST_WORDS_OF_A_REGION);
  const tails = words.slice(first).flatMap((_, at) => {
    const tail = words.slice(first + at).join(' ');
    return regions.isWide(tail)
      ? [{ name: words.slice(0, first + at).join(' '), within: [tail, ...within] }]
      : [];
  });
  return [{ name, within }, ...tails].map((reading) => ({
    name: reading.name,
    allowed: reading.within.length === 0 ? undefined : regions.within(reading.within),
    pin,
  }));
}
