import { textAt, type TextColumn } from '../gazetteer/text-column.rules.ts';
import { soundOf } from '../spelling/phonetic.rules.ts';

/** Entries of a column sorted by phonetic key: [from, longer) match exactly, [longer, to) as a prefix. */
export interface SoundRange {
  readonly from: number;
  readonly longer: number;
  readonly to: number;
}

const AFTER_ALL_LETTERS = '\uffff';

/** The entries of the sorted column whose phonetic key begins with `sound`. */
export function rangeOf(column: TextColumn, sound: string): SoundRange {
  const from = firstAtLeast(column, sound);
  return {
    from,
    longer: firstAtLeast(column, `${sound}\u0000`),
    to: firstAtLeast(column, sound + AFTER_ALL_LETTERS),
  };
}

function firstAtLeast(column: TextColumn, sound: string): number {
  let low = 0;
  let high = column.starts.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (soundOf(textAt(column, middle)) < sound) low = middle + 1;
    else high = middle;
  }
  return low;
}
