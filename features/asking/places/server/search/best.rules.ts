/** A row with how well it fits; the higher the better. */
export interface Hit {
  readonly row: number;
  readonly score: number;
}

/** Keeps the best few rows of many, each once, best first; equal scores in the order of the rows. */
export interface Best {
  readonly offer: (row: number, score: number) => void;
  /** The score a further row must reach to be kept. */
  readonly threshold: () => number;
  readonly hits: () => readonly Hit[];
}

/** An empty list for `size` rows. */
export function bestOf(size: number): Best {
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
