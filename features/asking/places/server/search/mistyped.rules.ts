import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { isVillage } from '../gazetteer/place-row.rules.ts';
import { lengthAt, textAt, type TextColumn } from '../gazetteer/text-column.rules.ts';
import { fold } from '../spelling/fold.rules.ts';
import { soundOf } from '../spelling/phonetic.rules.ts';
import { topHits, type Hit } from './top-hits.rules.ts';
import { editDistance } from './edit-distance.rules.ts';
import { rangeOf } from './ranges.rules.ts';
import { isAllowed, SCORE, baseScore, type SearchTarget } from './score.rules.ts';

/** Length of the phonetic prefix that must match exactly. */
const EXACT_PREFIX_SOUNDS = 3;
/** Names of this phonetic length may have two mistakes, shorter ones one. */
const LONG_NAME_SOUNDS = 7;

/** Sounds that one byte of a folded name may have: x is two. Several bytes may be one sound, as in aa, kh. */
const SOUNDS_OF_A_BYTE = 2;
const BYTES_OF_A_SOUND = 4;

/** Towns, not villages, with a similar spelling ("Banglore"); used when no name matches as a prefix. */
export function mistyped(gazetteer: Gazetteer, target: SearchTarget, size: number): readonly Hit[] {
  const sound = soundOf(fold(target.name));
  if (sound.length <= EXACT_PREFIX_SOUNDS) return [];
  const atMost = sound.length < LONG_NAME_SOUNDS ? 1 : 2;
  const best = topHits(size);
  const scan = (column: TextColumn, rowOf: (entry: number) => number): void => {
    const { from, to } = rangeOf(column, sound.slice(0, EXACT_PREFIX_SOUNDS));
    for (let entry = from; entry < to; entry += 1) {
      const bytes = lengthAt(column, entry);
      if (bytes * SOUNDS_OF_A_BYTE < sound.length - atMost) continue;
      if (bytes > (sound.length + atMost) * BYTES_OF_A_SOUND) continue;
      const row = rowOf(entry);
      if (isVillage(gazetteer, row) || !isAllowed(gazetteer, target, row)) continue;
      const mistakes = editDistance(sound, soundOf(textAt(column, entry)), atMost);
      if (mistakes <= atMost)
        best.offer(row, baseScore(gazetteer, row) + SCORE.perMistake * mistakes);
    }
  };
  scan(gazetteer.keys, (entry) => entry);
  scan(gazetteer.aliases, (entry) => gazetteer.aliasOf[entry] ?? 0);
  return best.hits();
}
