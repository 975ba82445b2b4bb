import { isVillage, rowsOfPin } from '../gazetteer/place-row.rules.ts';
import type { NameQuery } from '../query/query.rules.ts';
import { saysNoPlace } from '../query/words.rules.ts';
import type { Atlas } from './atlas.rules.ts';
import { byLikeness } from './by-likeness.rules.ts';
import { byName } from './by-name.rules.ts';
import { readings, regionsBehind, type Reading } from './readings.rules.ts';
import { topHits, type Hit, type TopHits } from './top-hits.rules.ts';
import { MOST_WORK, workUpTo, type Work } from './work.rules.ts';

/** Hits that are compared, more than are shown. */
const COMPARED_HITS = 40;
/** Where a town stands at the latest, counted from 0, and with what score. */
const TOWN_AT = 2;
const TOWN_FROM = 360;

/** Rows of exactly this name in exactly these regions, best first, at most `size`. */
export function findNamed(atlas: Atlas, query: NameQuery, size: number): readonly Hit[] {
  const work = workUpTo(MOST_WORK);
  const { known, unknown } = regionsBehind({ atlas, work }, query);
  if (unknown || query.name.length === 0) return [];
  for (const { target } of readings({ atlas, work }, query, known)) {
    const best = topHits(size);
    byName({ atlas, target, best, work, bonus: 0 }, false);
    if (best.hits().length > 0) return best.hits();
  }
  return [];
}

/**
 * Suggestions for a partly typed query, best first: of all its readings; where they find nothing, of its first
 * words, of its last, and of the region itself ("Shanti Nivas, Nagpur").
 */
export function suggest(
  atlas: Atlas,
  query: NameQuery,
  size: number,
  work: Work = workUpTo(MOST_WORK),
): readonly Hit[] {
  if (query.name.length === 0) {
    return query.pin === undefined
      ? []
      : rowsOfPin(atlas.gazetteer, query.pin)
          .slice(0, size)
          .map((row) => ({ row, score: 0, match: 'letters' }));
  }
  const { known } = regionsBehind({ atlas, work }, query);
  const best = topHits(COMPARED_HITS);
  for (const reading of readings({ atlas, work }, query, known)) look(atlas, reading, best, work);
  if (best.hits().length > 0) return withTown(atlas, best.hits()).slice(0, size);
  for (const attempt of attemptsLeft(query)) {
    const plain = { name: attempt.join(' '), within: [], pin: undefined, asDistrict: false };
    byName({ atlas, target: plain, best, work, bonus: 0 }, false);
    if (known.length > 0 && attempt === query.name)
      byLikeness({ atlas, target: plain, best, work, bonus: 0 });
    if (best.hits().length > 0) return best.hits().slice(0, size);
  }
  return [];
}

/** Many villages may have a name that is a misspelt town's: the best town stands third at the latest. */
function withTown({ gazetteer }: Atlas, hits: readonly Hit[]): readonly Hit[] {
  const third = hits[TOWN_AT];
  if (third === undefined || !isVillage(gazetteer, third.row)) return hits;
  const town = hits
    .slice(TOWN_AT)
    .find(({ row, score }) => score >= TOWN_FROM && !isVillage(gazetteer, row));
  if (town === undefined) return hits;
  const others = hits.filter((hit) => hit !== town);
  return [...others.slice(0, TOWN_AT), town, ...others.slice(TOWN_AT)];
}

function look(
  atlas: Atlas,
  { target, beginnings, bonus }: Reading,
  best: TopHits,
  work: Work,
): void {
  const search = { atlas, target, best, work, bonus };
  byName(search, beginnings);
  byLikeness(search);
}

/** Names to look for where no reading found a place: the name anywhere, its first words, its last, the regions. */
function attemptsLeft({ name, within }: NameQuery): (readonly string[])[] {
  const heads = name.slice(1).map((_, dropped) => name.slice(0, name.length - 1 - dropped));
  const tails = name.slice(1).map((_, dropped) => name.slice(dropped + 1));
  const parts = within.map((part) => part.split(' '));
  return [name, ...heads, ...tails, ...parts].filter((words) => !words.every(saysNoPlace));
}
