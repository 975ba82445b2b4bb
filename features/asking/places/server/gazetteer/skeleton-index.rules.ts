import { skeletonBuffer, skeletonHashes, writeSkeleton } from '../spelling/skeleton.rules.ts';
import { entriesOf, rowOfEntry, soundBuffer, writeEntrySound } from './entries.rules.ts';
import { rankOf } from './format.rules.ts';
import type { Gazetteer } from './gazetteer.rules.ts';
import { MOST_IMPORTANCE } from './importance.rules.ts';
import { isIndian, isVillage } from './place-row.rules.ts';

/** A foreign place is looked for by a misspelt name from this size on. */
const ABROAD_FROM = rankOf(300_000);
/** Entries are counted in these bits, hashes of 32 bits above them: together a whole number of a float. */
const ENTRIES = 2 ** 20;

/** Entries by the hashes of their consonant skeletons, the most important first. */
export interface SkeletonIndex {
  /** The range of postings of a hash. */
  readonly postings: (hash: number) => { readonly from: number; readonly to: number };
  /** The entry of a posting. */
  readonly entryAt: (posting: number) => number;
}

/**
 * Indexes every Indian entry and those of large places abroad: a town with the skeleton of its name and with each
 * that misses one class, a village with the whole one only.
 */
export function skeletonIndex(gazetteer: Gazetteer, importance: Uint16Array): SkeletonIndex {
  const order = byImportance(gazetteer, importance);
  const sound = soundBuffer();
  const skeleton = skeletonBuffer();
  const found: number[] = [];
  for (let place = 0; place < order.length; place += 1) {
    const entry = order[place] ?? 0;
    const row = rowOfEntry(gazetteer, entry);
    if (!isIndian(gazetteer, row) && (gazetteer.rank[row] ?? 0) < ABROAD_FROM) continue;
    const length = writeSkeleton(skeleton, sound, writeEntrySound(gazetteer, entry, sound));
    const hashes = skeletonHashes(skeleton, length);
    const kept = isVillage(gazetteer, row) ? hashes.slice(0, 1) : hashes;
    for (const hash of kept) found.push(hash * ENTRIES + place);
  }
  const sorted = Float64Array.from(found).sort();
  const firstAtLeast = (value: number): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    postings: (hash) => ({
      from: firstAtLeast(hash * ENTRIES),
      to: firstAtLeast((hash + 1) * ENTRIES),
    }),
    entryAt: (posting) => order[(sorted[posting] ?? 0) % ENTRIES] ?? 0,
  };
}

/** All entries, the most important first: sorted by counting. */
function byImportance(gazetteer: Gazetteer, importance: Uint16Array): Uint32Array {
  const entries = entriesOf(gazetteer);
  const after = new Uint32Array(MOST_IMPORTANCE + 1);
  const placeOf = (entry: number): number =>
    MOST_IMPORTANCE - 1 - (importance[rowOfEntry(gazetteer, entry)] ?? 0);
  for (let entry = 0; entry < entries; entry += 1) {
    const place = placeOf(entry) + 1;
    after[place] = (after[place] ?? 0) + 1;
  }
  for (let place = 1; place < after.length; place += 1)
    after[place] = (after[place] ?? 0) + (after[place - 1] ?? 0);
  const order = new Uint32Array(entries);
  for (let entry = 0; entry < entries; entry += 1) {
    const place = placeOf(entry);
    order[after[place] ?? 0] = entry;
    after[place] = (after[place] ?? 0) + 1;
  }
  return order;
}
