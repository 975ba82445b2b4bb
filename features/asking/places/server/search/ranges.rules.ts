import { textAt, type TextColumn } from '../gazetteer/text-column.rules.ts';
import { soundOf } from '../spelling/phonetic.rules.ts';

/** Entries of a column sorted by sound: [from, longer) sound just so, [longer, to) begin so and go on. */
export interface SoundRange {
  readonly from: number;
  readonly longer: number;
  readonly to: number;
}

const AFTER_ALL_LETTERS = '\uffff';

/** Where in the sorted column the entries lie that begin with this sound. */
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
