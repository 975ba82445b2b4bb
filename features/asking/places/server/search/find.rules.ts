import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { rowsOfPin } from '../gazetteer/place-row.rules.ts';
import type { Hit } from './best.rules.ts';
import { byName, type Extent } from './by-name.rules.ts';
import { mistyped } from './mistyped.rules.ts';
import type { NameQuery } from '../query/query.rules.ts';
import type { RegionNames } from '../query/regions.rules.ts';
import type { Wanted } from './standing.rules.ts';

/** The gazetteer with what is worked out of it once. */
export interface Atlas {
  readonly gazetteer: Gazetteer;
  readonly regions: RegionNames;
}

/** Rows of just this name in just these wider places, best first. */
export function findNamed(atlas: Atlas, query: NameQuery, extent: Extent): readonly Hit[] {
  for (const wanted of readings(atlas, query)) {
    const hits = byName(atlas.gazetteer, wanted, extent);
    if (hits.length > 0) return hits;
  }
  return [];
}

/**
 * The best guesses at what was typed so far: names in their wider places; else, wherever they lie; else
 * almost so spelt; else the first wider place itself ("City Hospital, Nagpur").
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
  const attempts = [
    () => findNamed(atlas, query, extent),
    () => readings(atlas, query).flatMap((wanted) => mistyped(gazetteer, wanted, size)),
    () => byName(gazetteer, anywhere, extent),
    () => mistyped(gazetteer, anywhere, size),
    () => findNamed(atlas, { ...query, name: wider, within: further }, extent),
  ];
  for (const attempt of attempts) {
    const hits = attempt();
    if (hits.length > 0) return hits.slice(0, size);
  }
  return [];
}

/** "Nagpur Maharashtra" as one name, then as a name and its state; a postal code binds villages only. */
function readings({ regions }: Atlas, { name, within, pin }: NameQuery): Wanted[] {
  const words = name.split(/\s+/);
  const tails = words.slice(1).flatMap((_, at) => {
    const tail = words.slice(at + 1).join(' ');
    return regions.isWide(tail)
      ? [{ name: words.slice(0, at + 1).join(' '), within: [tail, ...within] }]
      : [];
  });
  return [{ name, within }, ...tails].map((reading) => ({
    name: reading.name,
    allowed: reading.within.length === 0 ? undefined : regions.within(reading.within),
    pin,
  }));
}
