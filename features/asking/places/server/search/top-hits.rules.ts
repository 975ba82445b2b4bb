import type { Match } from './score.rules.ts';

/** A row with its score (higher is better) and how its name was matched. */
export interface Hit {
  readonly row: number;
  readonly score: number;
  readonly match: Match;
}

/** Collects the best few of many rows, each once, best first; ties in row order. */
export interface TopHits {
  readonly offer: (hit: Hit) => void;
  /** The minimum score to be collected. */
  readonly threshold: () => number;
  readonly hits: () => readonly Hit[];
}

/** An empty collection of at most `size` rows. */
export function topHits(size: number): TopHits {
  const hits: Hit[] = [];
  return {
    threshold: () => (hits.length < size ? -Infinity : (hits.at(-1)?.score ?? -Infinity)),
    hits: () => hits,
    offer: (hit) => {
      const same = hits.findIndex(({ row }) => row === hit.row);
      if (same >= 0) {
        if ((hits[same]?.score ?? 0) >= hit.score) return;
        hits.splice(same, 1);
      }
      const at = hits.findIndex(
        ({ row, score }) => score < hit.score || (score === hit.score && row > hit.row),
      );
      hits.splice(at < 0 ? hits.length : at, 0, hit);
      if (hits.length > size) hits.pop();
    },
  };
}
