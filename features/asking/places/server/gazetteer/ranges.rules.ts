import { writeSound } from '../spelling/phonetic.rules.ts';
import { soundBuffer } from './entries.rules.ts';
import type { TextColumn } from './text-column.rules.ts';

/** Entries of a column sorted by phonetic key: [from, longer) match exactly, [longer, to) as a prefix. */
export interface SoundRange {
  readonly from: number;
  readonly longer: number;
  readonly to: number;
}

const AFTER_ALL_SOUNDS = 0xff;

/** The entries of the sorted column whose phonetic key begins with `sound`. */
export function rangeOf(column: TextColumn, sound: string): SoundRange {
  const letters = [...sound].map((letter) => letter.charCodeAt(0));
  return {
    from: firstAtLeast(column, letters),
    longer: firstAtLeast(column, [...letters, 0]),
    to: firstAtLeast(column, [...letters, AFTER_ALL_SOUNDS]),
  };
}

function firstAtLeast(column: TextColumn, sound: readonly number[]): number {
  const key = soundBuffer();
  let low = 0;
  let high = column.starts.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const from = column.starts[middle] ?? 0;
    const length = writeSound(key, column.bytes, { from, to: column.starts[middle + 1] ?? from });
    if (isBefore(key, length, sound)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a key (its bytes up to `length`) sorts before a sound. */
function isBefore(key: Uint8Array, length: number, sound: readonly number[]): boolean {
  for (let at = 0; at < sound.length; at += 1) {
    if (at >= length) return true;
    const here = key[at] ?? 0;
    const there = sound[at] ?? 0;
    if (here !== there) return here < there;
  }
  return false;
}
