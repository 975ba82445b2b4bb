import { rankOf } from '../gazetteer/format.rules.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { isDistrict, isIndian } from '../gazetteer/place-row.rules.ts';
import type { NameQuery } from '../query/query.rules.ts';
import type { Atlas } from './atlas.rules.ts';
import { findNamed, suggest } from './find.rules.ts';

/** The row a query names, or candidates: `ambiguous` if they have the name, `unknown` if they are only similar. */
export type Resolution =
  | { readonly kind: 'found'; readonly row: number }
  | { readonly kind: 'ambiguous' | 'unknown'; readonly rows: readonly number[] };

/**
 * When a place is chosen among namesakes without asking: minimum population, and lead over the next (in
 * points of `rank`). Lower where the state or country is given. Indian places count tenfold.
 */
const STANDS_OUT = { people: rankOf(500_000), ahead: rankOf(20) };
const STANDS_OUT_WITHIN = { people: rankOf(100_000), ahead: rankOf(10) };
const INDIAN_TENFOLD = rankOf(10);

/** Number of namesakes compared, more than are ever shown. */
const NAMESAKES = 60;

/** Resolves a free text to one row, or to at most `size` candidates. */
export function resolve(atlas: Atlas, query: NameQuery, size: number): Resolution {
  const { gazetteer } = atlas;
  const named = findNamed(atlas, query, NAMESAKES);
  const districts = named.filter(({ row }) => isDistrict(gazetteer, row));
  const namesakes = query.asDistrict && districts.length > 0 ? districts : named;
  if (namesakes.length === 0)
    return { kind: 'unknown', rows: suggest(atlas, query, size).map(({ row }) => row) };

  // "Kota" is not ambiguous with Kotha.
  const spelled = namesakes.filter(({ match }) => match === 'letters');
  const [first, second] = (spelled.length > 0 ? spelled : namesakes)
    .map(({ row }) => ({ row, weight: weight(gazetteer, row) }))
    .sort((a, b) => b.weight - a.weight);
  const bar = query.within.length > 0 ? STANDS_OUT_WITHIN : STANDS_OUT;
  const wellKnown = (gazetteer.rank[first?.row ?? 0] ?? 0) >= bar.people;
  const alone = second === undefined && (spelled.length > 0 || wellKnown);
  const ahead = (first?.weight ?? 0) - (second?.weight ?? 0) >= bar.ahead;
  if (first && (alone || (wellKnown && ahead))) return { kind: 'found', row: first.row };
  return { kind: 'ambiguous', rows: namesakes.slice(0, size).map(({ row }) => row) };
}

const weight = (gazetteer: Gazetteer, row: number): number =>
  (gazetteer.rank[row] ?? 0) + (isIndian(gazetteer, row) ? INDIAN_TENFOLD : 0);
