import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { isVillage } from '../gazetteer/place-row.rules.ts';
import { textAt, type TextColumn } from '../gazetteer/text-column.rules.ts';
import { fold } from '../spelling/fold.rules.ts';
import { soundOf } from '../spelling/phonetic.rules.ts';
import { bestOf, type Hit } from './best.rules.ts';
import { editDistance } from './edit-distance.rules.ts';
import { rangeOf } from './ranges.rules.ts';
import { isAllowed, SCORE, standing, type Wanted } from './standing.rules.ts';

/** Length of the phonetic prefix that must match exactly. */
const SURE_LETTERS = 3;
/** Names of this phonetic length may have two mistakes, shorter ones one. */
const LONG_NAME = 7;

/** Towns, not villages, with a similar spelling ("Banglore"); used when no name matches as a prefix. */
export function mistyped(gazetteer: Gazetteer, wanted: Wanted, size: number): readonly Hit[] {
  const sound = soundOf(fold(wanted.name));
  if (sound.length <= SURE_LETTERS) return [];
  const atMost = sound.length < LONG_NAME ? 1 : 2;
  const best = bestOf(size);
  const scan = (column: TextColumn, rowOf: (entry: number) => number): void => {
    const { from, to } = rangeOf(column, sound.slice(0, SURE_LETTERS));
    for (let entry = from; entry < to; entry += 1) {
      const row = rowOf(entry);
      if (isVillage(gazetteer, row) || !isAllowed(gazetteer, wanted, row)) continue;
      const mistakes = editDistance(sound, soundOf(textAt(column, entry)), atMost);
      if (mistakes <= atMost)
        best.offer(row, standing(gazetteer, row) + SCORE.eachMistake * mistakes);
    }
  };
  scan(gazetteer.keys, (entry) => entry);
  scan(gazetteer.aliases, (entry) => gazetteer.aliasOf[entry] ?? 0);
  return best.hits();
}
