/**
 * `npm run -s places-score`: how often the search finds the right place first and among the first three, by kind
 * of query, on the part of the corpus it was written from. `-- --kept-apart`: on the other (note it in
 * corpus/README.md). `-- --missed`: with the queries that were missed.
 */
import { parseArgs } from 'node:util';
import type { Place } from '@dhruva/asking/places/contract/schemas';
import { loadGazetteer } from '../../server/gazetteer/load.ts';
import { createPlaces } from '../../server/places.service.ts';
import { readCorpus, type CorpusQuery } from './corpus.ts';
import { kmBetween } from '../places/place.ts';
import { placesFor } from '../places-for.ts';

const FIRST = 3;

const { values } = parseArgs({
  options: { 'kept-apart': { type: 'boolean' }, missed: { type: 'boolean' } },
});

const places = createPlaces(loadGazetteer);

/** The place among those found, counted from 0; -1 if it is not. Nothing found is right where there is no place. */
function rankIn(found: readonly Place[], { at }: CorpusQuery): number {
  if (at === undefined) return found.length === 0 ? 0 : -1;
  return found.findIndex((place) => kmBetween(place, at) <= at.km);
}

const results = readCorpus(values['kept-apart'] === true ? 'kept-apart' : 'written-from').map(
  (asked) => {
    const found = placesFor(places, asked.query);
    return { asked, found, rank: rankIn(found, asked) };
  },
);

const share = (part: number, whole: number): string =>
  `${((100 * part) / whole).toFixed(1)} %`.padStart(8);

function row(kind: string, group: typeof results): void {
  const first = group.filter(({ rank }) => rank === 0).length;
  const firstThree = group.filter(({ rank }) => rank >= 0 && rank < FIRST).length;
  const size = group.length;
  console.log(
    `${kind.padEnd(12)}${String(size).padStart(5)}${share(first, size)}${share(firstThree, size)}`,
  );
}

console.log('kind        queries  first  first three');
for (const [kind, group] of Map.groupBy(results, ({ asked }) => asked.kind)) row(kind, group);
row('all', results);

if (values.missed === true)
  for (const { asked, found, rank } of results)
    if (rank < 0 || rank >= FIRST)
      console.log(
        `${asked.kind}: ${asked.query} → ${found
          .map(({ label }) => label)
          .slice(0, FIRST)
          .join(' | ')}`,
      );
