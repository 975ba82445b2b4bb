import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { startOf, type TextColumn } from '../gazetteer/text-column.rules.ts';
import { romanisations } from '../spelling/devanagari.rules.ts';
import { fold, isDevanagari } from '../spelling/fold.rules.ts';
import { soundOf, soundsOfBeginning } from '../spelling/phonetic.rules.ts';
import { bestOf, type Best, type Hit } from './best.rules.ts';
import { rangeOf } from './ranges.rules.ts';
import { isAllowed, SCORE, standing, type Wanted } from './standing.rules.ts';

/** How many rows are wanted, and whether the name is complete or a prefix. */
export interface Extent {
  readonly size: number;
  readonly whole: boolean;
}

interface Typed {
  readonly sound: string;
  /** The folded letters to compare; undefined where the name is in another script. */
  readonly letters: Uint8Array | undefined;
}

/** The best rows whose name or alternative name matches phonetically, in full or as a prefix; best first. */
export function byName(
  gazetteer: Gazetteer,
  wanted: Wanted,
  { size, whole }: Extent,
): readonly Hit[] {
  const folded = fold(wanted.name);
  if (folded === '') return [];
  const sounds = whole ? [soundOf(folded)] : soundsOfBeginning(folded);
  const letters = new TextEncoder().encode(folded);
  const latin = isDevanagari(folded) ? romanisations(wanted.name).map(soundOf) : [];
  const typed: Typed[] = [
    ...sounds.map((sound) => ({ sound, letters })),
    ...latin.map((sound) => ({ sound, letters: undefined })),
  ];
  const best = bestOf(size);
  for (const each of typed) {
    const { keys, aliases, aliasOf } = gazetteer;
    const scan = { gazetteer, wanted, typed: each, whole, best };
    scanColumn({ ...scan, column: keys });
    scanColumn({ ...scan, column: aliases, aliasOf });
  }
  return best.hits();
}

interface Scan {
  readonly gazetteer: Gazetteer;
  readonly wanted: Wanted;
  readonly typed: Typed;
  readonly whole: boolean;
  readonly best: Best;
  readonly column: TextColumn;
  /** The row of each entry, where the column holds aliases. */
  readonly aliasOf?: Uint32Array;
}

function scanColumn({ gazetteer, wanted, typed, whole, best, column, aliasOf }: Scan): void {
  const { from, longer, to } = rangeOf(column, typed.sound);
  const end = whole ? longer : to;
  for (let entry = from; entry < end; entry += 1) {
    const row = aliasOf === undefined ? entry : (aliasOf[entry] ?? 0);
    const base = standing(gazetteer, row);
    if (base + SCORE.sameLetters < best.threshold()) continue;
    if (isAllowed(gazetteer, wanted, row))
      best.offer(
        row,
        base +
          fit(column, entry, typed, entry < longer) +
          (aliasOf === undefined ? 0 : entry < longer ? SCORE.otherName : SCORE.otherNameBegun),
      );
  }
}

function fit(column: TextColumn, entry: number, { letters }: Typed, sameSound: boolean): number {
  const start = letters === undefined ? 'other' : startOf(column, entry, letters);
  if (sameSound) return start === 'whole' ? SCORE.sameLetters : SCORE.sameSound;
  return start === 'beginning' ? SCORE.beginsSo : SCORE.beginsSoInOtherLetters;
}
