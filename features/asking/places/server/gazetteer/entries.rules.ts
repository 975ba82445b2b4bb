import type { Gazetteer } from './gazetteer.rules.ts';
import { SOUNDS_PER_LETTER, writeSound } from '../spelling/phonetic.rules.ts';

const LONGEST_TEXT_BYTES = 255;

/**
 * The names one can search by: entry `n` below `size` is the name of row `n`, the others are alternative names.
 */
export const entriesOf = ({ size, aliasOf }: Gazetteer): number => size + aliasOf.length;

/** The row an entry names. */
export const rowOfEntry = ({ size, aliasOf }: Gazetteer, entry: number): number =>
  entry < size ? entry : (aliasOf[entry - size] ?? 0);

/** A buffer long enough for the phonetic key of any entry. */
export const soundBuffer = (): Uint8Array => new Uint8Array(SOUNDS_PER_LETTER * LONGEST_TEXT_BYTES);

/** Writes the phonetic key of an entry into `out`, and returns its length. */
export function writeEntrySound(gazetteer: Gazetteer, entry: number, out: Uint8Array): number {
  const { size, keys, aliases } = gazetteer;
  const [column, n] = entry < size ? [keys, entry] : [aliases, entry - size];
  const from = column.starts[n] ?? 0;
  return writeSound(out, column.bytes, { from, to: column.starts[n + 1] ?? from });
}
