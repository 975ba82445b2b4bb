import { rankOf } from '../gazetteer/format.rules.ts';
import { rowOfEntry } from '../gazetteer/entries.rules.ts';
import { isIndian } from '../gazetteer/place-row.rules.ts';
import { rangeOf } from '../gazetteer/ranges.rules.ts';
import { startOf } from '../gazetteer/text-column.rules.ts';
import { foldings } from '../spelling/fold.rules.ts';
import { soundsOfBeginning, soundOf } from '../spelling/phonetic.rules.ts';
import { isAllowed, SCORE, scoreOfKind, type Match } from './score.rules.ts';
import type { Search } from './search.rules.ts';
import { COST } from './work.rules.ts';

/** A place abroad is proposed for the beginning of its name from this size on, or if so few letters are missing. */
const ABROAD_FROM = rankOf(100_000);
const LETTERS_MISSING = 2;
/** So many letters of a single sound ("zzzz") begin no name. */
const STUTTER_LETTERS = 4;

/** Offers the rows whose name or alternative name sounds like the target's, in full or (`beginnings`) begins so. */
export function byName(search: Search, beginnings: boolean): void {
  for (const folded of foldings(search.target.name)) {
    const stutter = folded.length >= STUTTER_LETTERS && soundOf(folded).length === 1;
    if (folded === '' || stutter) continue;
    const letters = encoder.encode(folded);
    for (const sound of beginnings ? soundsOfBeginning(folded) : [soundOf(folded)]) {
      scan({ ...search, sound, letters, beginnings, column: 'keys' });
      scan({ ...search, sound, letters, beginnings, column: 'aliases' });
    }
  }
}

const encoder = new TextEncoder();

interface Scan extends Search {
  readonly sound: string;
  readonly letters: Uint8Array;
  readonly beginnings: boolean;
  readonly column: 'keys' | 'aliases';
}

function scan(search: Scan): void {
  const { atlas, target, best, work, bonus, column, letters } = search;
  const { gazetteer, importance } = atlas;
  const { from, longer, to } = rangeOf(gazetteer[column], search.sound);
  const first = column === 'keys' ? 0 : gazetteer.size;
  const most = SCORE.letters + bonus + (target.asDistrict ? SCORE.asDistrict : 0);
  const mostBegun = most - SCORE.letters + SCORE.beginningOfLetters;
  const end = search.beginnings ? to : longer;
  for (let n = from; n < end && work.spend(1); n += 1) {
    const row = rowOfEntry(gazetteer, first + n);
    const weight = importance[row] ?? 0;
    const whole = n < longer;
    if (weight + (whole ? most : mostBegun) < best.threshold()) continue;
    if (!whole && !mayBeBegun(search, n, row)) continue;
    if (!work.spend(COST.placed)) return;
    if (!isAllowed(gazetteer, target, row)) continue;
    const match = matchOf(startOf(gazetteer[column], n, letters), whole);
    const other = column === 'aliases' ? SCORE.otherName : 0;
    const score = weight + SCORE[match] - other + bonus + scoreOfKind(gazetteer, target, row);
    best.offer({ row, score, match: MATCHES[match] });
  }
}

const MATCHES = {
  letters: 'letters',
  sound: 'sound',
  beginningOfLetters: 'beginning',
  beginningOfSound: 'beginning',
} as const satisfies Record<string, Match>;

function matchOf(start: 'whole' | 'beginning' | 'other', sameSound: boolean): keyof typeof MATCHES {
  if (sameSound) return start === 'whole' ? 'letters' : 'sound';
  return start === 'beginning' ? 'beginningOfLetters' : 'beginningOfSound';
}

function mayBeBegun({ atlas, column, letters }: Scan, n: number, row: number): boolean {
  const { gazetteer } = atlas;
  if (isIndian(gazetteer, row) || (gazetteer.rank[row] ?? 0) >= ABROAD_FROM) return true;
  const { starts } = gazetteer[column];
  return (starts[n + 1] ?? 0) - (starts[n] ?? 0) <= letters.length + LETTERS_MISSING;
}
