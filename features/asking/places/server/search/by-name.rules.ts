import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { startOf, type TextColumn } from '../gazetteer/text-column.rules.ts';
import { romanisations } from '../spelling/devanagari.rules.ts';
import { fold, isDevanagari } from '../spelling/fold.rules.ts';
import { soundOf, soundsOfBeginning } from '../spelling/phonetic.rules.ts';
import { topHits, type TopHits, type Hit } from './top-hits.rules.ts';
import { rangeOf } from './ranges.rules.ts';
import { isAllowed, SCORE, baseScore, type SearchTarget } from './score.rules.ts';

/** How many rows are target, and whether the name is complete or a prefix. */
export interface SearchExtent {
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
  target: SearchTarget,
  { size, whole }: SearchExtent,
): readonly Hit[] {
  const folded = fold(target.name);
  if (folded === '') return [];
  const sounds = whole ? [soundOf(folded)] : soundsOfBeginning(folded);
  const letters = new TextEncoder().encode(folded);
  const latin = isDevanagari(folded) ? romanisations(target.name).map(soundOf) : [];
  const typed: Typed[] = [
    ...sounds.map((sound) => ({ sound, letters })),
    ...latin.map((sound) => ({ sound, letters: undefined })),
  ];
  const best = topHits(size);
  for (const each of typed) {
    const { keys, aliases, aliasOf } = gazetteer;
    const scan = { gazetteer, target, typed: each, whole, best };
    scanColumn({ ...scan, column: keys });
    scanColumn({ ...scan, column: aliases, aliasOf });
  }
  return best.hits();
}

interface Scan {
  readonly gazetteer: Gazetteer;
  readonly target: SearchTarget;
  readonly typed: Typed;
  readonly whole: boolean;
  readonly best: TopHits;
  readonly column: TextColumn;
  /** The row of each entry, where the column holds aliases. */
  readonly aliasOf?: Uint32Array;
}

function scanColumn({ gazetteer, target, typed, whole, best, column, aliasOf }: Scan): void {
  const { from, longer, to } = rangeOf(column, typed.sound);
  const end = whole ? longer : to;
  for (let entry = from; entry < end; entry += 1) {
    const row = aliasOf === undefined ? entry : (aliasOf[entry] ?? 0);
    const base = baseScore(gazetteer, row);
    if (base + SCORE.sameLetters < best.threshold()) continue;
    if (isAllowed(gazetteer, target, row))
      best.offer(
        row,
        base +
          matchScore(column, entry, typed, entry < longer) +
          (aliasOf === undefined ? 0 : entry < longer ? SCORE.otherName : SCORE.otherNamePrefix),
      );
  }
}

function matchScore(
  column: TextColumn,
  entry: number,
  { letters }: Typed,
  sameSound: boolean,
): number {
  const start = letters === undefined ? 'other' : startOf(column, entry, letters);
  if (sameSound) return start === 'whole' ? SCORE.sameLetters : SCORE.sameSound;
  return start === 'beginning' ? SCORE.prefixSameLetters : SCORE.prefixSameSound;
}
