/** A row with its score; higher is better. */
export interface Hit {
  readonly row: number;
  readonly score: number;
}

/** Collects the best few of many rows, each once, best first; ties in row order. */
export interface TopHits {
  readonly offer: (row: number, score: number) => void;
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
    offer: (row, score) => {
      const same = hits.findIndex((hit) => hit.row === row);
      if (same >= 0) {
        if ((hits[same]?.score ?? 0) >= score) return;
        hits.splice(same, 1);
      }
      const at = hits.findIndex(
        (hit) => hit.score < score || (hit.score === score && hit.row > row),
      );
      hits.splice(at < 0 ? hits.length : at, 0, { row, score });
      if (hits.length > size) hits.pop();
    },
  };
}
