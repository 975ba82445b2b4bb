import { fold } from '@dhruva/asking/places/server/spelling/fold.rules';
import { SHORT_ID_NUMBER_MASK } from '@dhruva/asking/places/server/gazetteer/format.rules';
import { soundOf } from '@dhruva/asking/places/server/spelling/phonetic.rules';
import { indexByCell } from '../places/cell-index.ts';
import { type BuiltPlace, hashOf, kmBetween } from '../places/place.ts';
import { readLocalities, type LocalityRow } from '../sources/tables.ts';

/** A town of a locality's name this near to it is the locality. */
const SAME_PLACE_KM = 12;
/** A town of more people keeps its name and point. */
const MOST_PEOPLE = 300_000;
/** A locality ranks as a town of this part of its city's people. */
const PART_OF_CITY = 100;

/**
 * Adds the localities of large Indian cities. Where the sources know one as a town, the town gets the table's
 * name, point, city and other names. Throws with the cities that are unknown.
 */
export function withLocalities(
  cities: readonly BuiltPlace[],
  rows: readonly LocalityRow[] = readLocalities(),
): BuiltPlace[] {
  const built = [...cities];
  const numbers = built.map((place, number) => ({ number, lat: place.lat, lon: place.lon }));
  const index = indexByCell(numbers.filter(({ number }) => built[number]?.countryCode === 'IN'));
  const missing = new Set<string>();
  const known = new Map<string, BuiltPlace | undefined>();
  for (const row of rows) {
    const key = `${row.city}, ${row.state}`;
    if (!known.has(key)) known.set(key, cityOf(row, cities));
    const city = known.get(key);
    if (city === undefined) {
      missing.add(key);
      continue;
    }
    if (isCalled(city, row.name)) continue;
    const twin = index.around(row, 1).find(({ number }) => isLocality(built[number], row));
    const place = twin && built[twin.number];
    if (twin && place) built[twin.number] = asLocality(place, row, city);
    else built.push(localityOf(row, city));
  }
  if (missing.size > 0) throw new Error(`no such city in the sources: ${[...missing].join(', ')}`);
  return built;
}

function isCalled(place: BuiltPlace, name: string): boolean {
  const sound = soundOf(fold(name));
  return [place.name, ...place.others].some((each) => soundOf(fold(each)) === sound);
}

function cityOf(row: LocalityRow, cities: readonly BuiltPlace[]): BuiltPlace | undefined {
  const near = cities.filter(
    (place) =>
      place.countryCode === 'IN' &&
      Math.abs(place.lat - row.lat) < 0.7 &&
      Math.abs(place.lon - row.lon) < 0.7 &&
      isCalled(place, row.city),
  );
  return near.sort((a, b) => b.population - a.population)[0];
}

const isLocality = (place: BuiltPlace | undefined, row: LocalityRow): boolean =>
  place !== undefined && kmBetween(place, row) <= SAME_PLACE_KM && isCalled(place, row.name);

const asLocality = (place: BuiltPlace, row: LocalityRow, city: BuiltPlace): BuiltPlace => ({
  ...place,
  ...(place.population > MOST_PEOPLE ? {} : { name: row.name, lat: row.lat, lon: row.lon }),
  city: city.name,
  population: Math.max(place.population, peopleOf(city)),
  others: [...row.others, place.name, row.name, ...place.others],
});

const peopleOf = (city: BuiltPlace): number => Math.round(city.population / PART_OF_CITY);

const localityOf = (row: LocalityRow, city: BuiltPlace): BuiltPlace => ({
  name: row.name,
  countryCode: 'IN',
  state: city.state,
  district: city.district,
  city: city.name,
  zone: city.zone,
  lat: row.lat,
  lon: row.lon,
  population: peopleOf(city),
  idKind: 'locality',
  idNumber: hashOf(`${row.city}|${fold(row.name)}`, SHORT_ID_NUMBER_MASK),
  others: row.others,
});
