import { rangeOf } from '../gazetteer/ranges.rules.ts';
import { rankOf } from '../gazetteer/format.rules.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { isDistrict, isIndian } from '../gazetteer/place-row.rules.ts';
import { foldings } from '../spelling/fold.rules.ts';
import { soundOf } from '../spelling/phonetic.rules.ts';
import type { Circle } from './within.rules.ts';

/**
 * How far from its middle a place may lie that is typed with a district or a city behind it. Districts change:
 * a town may still be said to lie in the one it was taken from.
 */
const KM = { district: 90, metropolis: 45, city: 30 };
const METROPOLIS_FROM = rankOf(1_000_000);
/** From how many people on a place is a city others lie around; `within`: a locality of another city. */
const CITY_FROM = { india: rankOf(20_000), abroad: rankOf(300_000), within: rankOf(300_000) };
/** Namesakes looked at, and taken. */
const LOOKED_AT = 300;
const TAKEN = 6;

/** Circles around the districts and cities of this name, however it is written. */
export function circlesNamed(gazetteer: Gazetteer, name: string): Circle[] {
  const { keys, aliases, aliasOf } = gazetteer;
  const circles = new Map<number, Circle>();
  for (const sound of new Set(foldings(name).map(soundOf))) {
    if (sound === '') continue;
    const named = rangeOf(keys, sound);
    const called = rangeOf(aliases, sound);
    const rows = [
      ...between(named.from, named.longer),
      ...between(called.from, called.longer).map((alias) => aliasOf[alias] ?? 0),
    ];
    for (const row of rows) {
      const km = reachOf(gazetteer, row);
      if (km !== undefined && circles.size < TAKEN) circles.set(row, { row, km });
    }
  }
  return [...circles.values()];
}

const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.min(to - from, LOOKED_AT) }, (_, n) => from + n);

function reachOf(gazetteer: Gazetteer, row: number): number | undefined {
  if (isDistrict(gazetteer, row)) return KM.district;
  const rank = gazetteer.rank[row] ?? 0;
  const [, , , , city = ''] = gazetteer.regions[gazetteer.region[row] ?? 0] ?? [];
  if (city !== '' && rank < CITY_FROM.within) return undefined;
  if (rank < (isIndian(gazetteer, row) ? CITY_FROM.india : CITY_FROM.abroad)) return undefined;
  return rank >= METROPOLIS_FROM ? KM.metropolis : KM.city;
}
