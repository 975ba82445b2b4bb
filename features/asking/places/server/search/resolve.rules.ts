import { rankOf } from '../gazetteer/format.rules.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { isIndian } from '../gazetteer/place-row.rules.ts';
import type { Hit } from './best.rules.ts';
import { findNamed, suggest, type Atlas } from './find.rules.ts';
import type { NameQuery } from '../query/query.rules.ts';
import { SCORE, standing } from './standing.rules.ts';

/** The one row meant, or the rows it may be: `ambiguous` if they bear the name, `unknown` if they only come near. */
export type Resolution =
  | { readonly kind: 'found'; readonly row: number }
  | { readonly kind: 'ambiguous' | 'unknown'; readonly rows: readonly number[] };

/**
 * A place that stands out among its namesakes needs no asking: so many people, and so many times as many as
 * the next (in points of `rank`). Less is asked where the state or country is given. Indian places count tenfold.
 */
const STANDS_OUT = { people: rankOf(500_000), ahead: rankOf(20) };
const STANDS_OUT_WITHIN = { people: rankOf(100_000), ahead: rankOf(10) };
const INDIAN_TENFOLD = rankOf(10);

/** Namesakes looked at, more than are ever shown. */
const NAMESAKES = 60;

/** What a free text names, with at most `size` candidates where it is not clear. */
export function resolve(atlas: Atlas, query: NameQuery, size: number): Resolution {
  const { gazetteer } = atlas;
  const namesakes = findNamed(atlas, query, { size: NAMESAKES, whole: true });
  if (namesakes.length === 0)
    return { kind: 'unknown', rows: suggest(atlas, query, size).map(({ row }) => row) };

  const spelled = namesakes.filter((hit) => isSpelledSo(gazetteer, hit));
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

/** In these letters, not only sounding so: "Kota" does not ask about Kotha. */
const isSpelledSo = (gazetteer: Gazetteer, { row, score }: Hit): boolean =>
  score - standing(gazetteer, row) > SCORE.sameSound;

const weight = (gazetteer: Gazetteer, row: number): number =>
  (gazetteer.rank[row] ?? 0) + (isIndian(gazetteer, row) ? INDIAN_TENFOLD : 0);
