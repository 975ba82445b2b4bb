import { fold } from '@dhruva/asking/places/server/spelling/fold.rules';
import { isIndianScript } from '@dhruva/asking/places/server/spelling/indian-scripts.rules';
import { soundOf } from '@dhruva/asking/places/server/spelling/phonetic.rules';
import { indexByCell } from '../places/cell-index.ts';
import HINDI_NAMES from '../sources/hindi-names.json' with { type: 'json' };
import { OTHER_NAMES } from '../sources/other-names.ts';
import { kmBetween, type BuiltPlace } from '../places/place.ts';

/** Within this distance of another place of that name, an alternative name is dropped (Delhi, New Delhi). */
const NEIGHBOUR_KM = 60;

/**
 * Adds the names of the two tables to Indian cities (hindi-names.json: state → name → Devanagari, where
 * sources have none or an unusual one). Each entry goes to the largest city of that name in the state. Throws
 * with the list of unmatched entries.
 */
export function withNames(cities: readonly BuiltPlace[]): BuiltPlace[] {
  const named = cities.map(withoutClaimed);
  const inStates = Map.groupBy(
    [...named.keys()].filter((row) => named[row]?.countryCode === 'IN'),
    (row) => named[row]?.state ?? '',
  );
  const missing: string[] = [];
  const change = (
    state: string,
    names: readonly string[],
    to: (place: BuiltPlace) => BuiltPlace,
  ): void => {
    const sounds = new Set(names.map((name) => soundOf(fold(name))));
    const called = (name: string): boolean => sounds.has(soundOf(fold(name)));
    const rows = (inStates.get(state) ?? []).map((row) => ({ row, place: named[row] }));
    const byName = rows.filter(({ place }) => place && called(place.name));
    const byOthers = rows.filter(({ place }) => place?.others.some(called));
    const [largest] = (byName.length > 0 ? byName : byOthers).sort(
      (a, b) => (b.place?.population ?? 0) - (a.place?.population ?? 0),
    );
    if (largest?.place) named[largest.row] = to(largest.place);
    else missing.push(`${names[0]}, ${state}`);
  };
  for (const [shown, state, ...others] of OTHER_NAMES)
    change(state, [shown, ...others], (place) => ({
      ...place,
      name: shown,
      others: [...others, place.name, ...place.others],
    }));
  for (const [state, names] of Object.entries(HINDI_NAMES))
    for (const [name, hindi] of Object.entries(names))
      change(state, [name], (place) => ({ ...place, others: [hindi, ...place.others] }));
  if (missing.length > 0) throw new Error(`no such place in the sources:\n${missing.join('\n')}`);
  return withoutNeighbours(named);
}

const CLAIMED = new Set(
  Object.entries(HINDI_NAMES).flatMap(([state, names]) =>
    Object.values(names).map((hindi) => `${state} ${fold(hindi)}`),
  ),
);

/** Removes a Hindi name that the table assigns to another place of the state. */
const withoutClaimed = (place: BuiltPlace): BuiltPlace =>
  place.countryCode === 'IN'
    ? {
        ...place,
        others: place.others.filter(
          (name) => !isIndianScript(name) || !CLAIMED.has(`${place.state} ${fold(name)}`),
        ),
      }
    : place;

function withoutNeighbours(cities: readonly BuiltPlace[]): BuiltPlace[] {
  const index = indexByCell(cities.filter(({ countryCode }) => countryCode === 'IN'));
  return cities.map((city) => {
    if (city.countryCode !== 'IN' || city.others.length === 0) return city;
    const taken = new Set(
      index
        .around(city, 3)
        .filter((other) => other !== city && kmBetween(other, city) <= NEIGHBOUR_KM)
        .map(({ name }) => fold(name)),
    );
    return { ...city, others: city.others.filter((name) => !taken.has(fold(name))) };
  });
}
