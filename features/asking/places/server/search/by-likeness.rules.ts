import { rowOfEntry, soundBuffer, writeEntrySound } from '../gazetteer/entries.rules.ts';
import { isIndian, isVillage } from '../gazetteer/place-row.rules.ts';
import { foldings } from '../spelling/fold.rules.ts';
import { isIndianScript } from '../spelling/indian-scripts.rules.ts';
import { distance, type Sound } from '../spelling/likeness.rules.ts';
import { soundOf } from '../spelling/phonetic.rules.ts';
import { skeletonBuffer, skeletonHashes, writeSkeleton } from '../spelling/skeleton.rules.ts';
import { isArabicScript } from '../spelling/urdu.rules.ts';
import { isAllowed, SCORE, scoreOfKind } from './score.rules.ts';
import type { Search } from './search.rules.ts';
import { COST } from './work.rules.ts';

/** Steps of `distance` that a name may be off, by the length of its sound; shorter ones are not looked for. */
const STEPS = [0, 0, 0, 1, 2, 2, 3, 3, 4, 4, 4, 5] as const;
/**
 * What else may be off, by the script that was typed: other Indian scripts may leave vowels and voicing open, Urdu
 * all short vowels.
 */
const LATIN = { more: 0, step: SCORE.step };
const OTHER_INDIAN = { more: 1, step: SCORE.stepOfScript };
const URDU = { more: 2, step: SCORE.stepOfUrdu };
/** The most steps that the name of a village may be off. */
const VILLAGE_STEPS = 2;
/** Steps count in parts of the name's length, taken as at least this. */
const SHORTEST = 4;

/** Offers rows whose name is spelled much like the target's: its consonants the same but for one. */
export function byLikeness(search: Search): void {
  const { more, step } = toleranceOf(search.target.name);
  for (const folded of foldings(search.target.name)) {
    const key = soundOf(folded);
    const steps = (STEPS[key.length] ?? 5) + more;
    if (key.length < SHORTEST - 1 || !/[aiu]/.test(key)) continue;
    const bytes = encoder.encode(key);
    const typed = { bytes, length: bytes.length };
    const score = (off: number): number =>
      SCORE.sound - Math.round((step * off) / Math.max(SHORTEST, key.length));
    const skeleton = skeletonBuffer();
    for (const hash of skeletonHashes(skeleton, writeSkeleton(skeleton, bytes, bytes.length)))
      compare(search, { typed, hash, steps, score });
  }
}

const encoder = new TextEncoder();

const toleranceOf = (name: string): typeof LATIN | typeof OTHER_INDIAN | typeof URDU => {
  if (!isIndianScript(name)) return LATIN;
  return isArabicScript(name.codePointAt(0) ?? 0) ? URDU : OTHER_INDIAN;
};

interface Comparison {
  readonly typed: Sound;
  readonly hash: number;
  readonly steps: number;
  /** The score of a name so many steps off. */
  readonly score: (off: number) => number;
}

function compare(search: Search, { typed, hash, steps, score }: Comparison): void {
  const { atlas, target, best, work, bonus } = search;
  const { gazetteer, importance, skeletons } = atlas;
  const { from, to } = skeletons.postings(hash);
  const most = score(0) + bonus + (target.asDistrict ? SCORE.asDistrict : 0);
  const bytes = soundBuffer();
  for (let n = from; n < to; n += 1) {
    const entry = skeletons.entryAt(n);
    const row = rowOfEntry(gazetteer, entry);
    const weight = importance[row] ?? 0;
    // Postings stand in the order of importance: what follows cannot do better.
    if (weight + most <= best.threshold() || !work.spend(COST.compared)) return;
    if (!isAllowed(gazetteer, target, row)) continue;
    const village = isVillage(gazetteer, row);
    const limit = village ? Math.min(steps, VILLAGE_STEPS) : steps;
    const length = writeEntrySound(gazetteer, entry, bytes);
    // Few mistake the first letter.
    const first = bytes[0] === typed.bytes[0] ? 0 : 1;
    const off = first + distance(typed, { bytes, length }, limit - first);
    if (off > limit) continue;
    const farFetched = off > 0 && (village || !isIndian(gazetteer, row)) ? SCORE.farFetched : 0;
    const lost = farFetched + (entry < gazetteer.size ? 0 : SCORE.otherName);
    best.offer({
      row,
      score: weight + score(off) - lost + bonus + scoreOfKind(gazetteer, target, row),
      match: off === 0 ? 'sound' : 'near',
    });
  }
}
