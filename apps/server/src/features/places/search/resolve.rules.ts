import { rankOf } from '../gazetteer/format.rules.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { isIndian } from '../gazetteer/place-row.rules.ts';
import type { Hit } from './best.rules.ts';
import { findNamed, suggest, type Atlas } from './find.rules.ts';
import type { NameQuery } from './query.rules.ts';
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
  const spelled = spelledSo(gazetteer, namesakes);
  const [first, second] = spelled;
  if (first === undefined) {
    return { kind: 'unknown', rows: suggest(atlas, query, size).map(({ row }) => row) };
  }
  const bar = query.within.length > 0 ? STANDS_OUT_WITHIN : STANDS_OUT;
  const ahead = weight(gazetteer, first) - (second === undefined ? 0 : weight(gazetteer, second));
  const clear =
    second === undefined || ((gazetteer.rank[first.row] ?? 0) >= bar.people && ahead >= bar.ahead);
  if (clear) return { kind: 'found', row: first.row };
  return { kind: 'ambiguous', rows: namesakes.slice(0, size).map(({ row }) => row) };
}

/** Those spelt as typed, if any is: "Kota" does not ask about Kotha. Most people first. */
function spelledSo(gazetteer: Gazetteer, hits: readonly Hit[]): Hit[] {
  const exact = hits.filter(({ row, score }) => score - standing(gazetteer, row) > SCORE.sameSound);
  return [...(exact.length > 0 ? exact : hits)].sort(
    (a, b) => weight(gazetteer, b) - weight(gazetteer, a),
  );
}

const weight = (gazetteer: Gazetteer, { row }: Hit): number =>
  (gazetteer.rank[row] ?? 0) + (isIndian(gazetteer, row) ? INDIAN_TENFOLD : 0);
