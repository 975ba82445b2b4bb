import { type Features, GROUPS } from '../src/detector/features.ts';

/** A weight of a feature that fewer lines have is those lines, not a rule. */
const FEWEST_LINES = 3;
/** Counted in so many places: rarely two features in one. */
const COUNTED = 2 ** 26;

/** The hashes of the features that enough texts have, from the least on. */
export const frequent = (texts: readonly Features[]): Int32Array => {
  const counts = new Uint8Array(COUNTED);
  for (const features of texts)
    for (const group of GROUPS)
      for (const hash of features[group]) {
        const place = hash & (COUNTED - 1);
        counts[place] = Math.min(FEWEST_LINES, (counts[place] as number) + 1);
      }
  const found = new Set<number>();
  for (const features of texts)
    for (const group of GROUPS)
      for (const hash of features[group])
        if (counts[hash & (COUNTED - 1)] === FEWEST_LINES) found.add(hash);
  return Int32Array.from(found).sort();
};
