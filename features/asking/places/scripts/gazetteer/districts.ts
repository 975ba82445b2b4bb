import { fold } from '@dhruva/asking/places/server/spelling/fold.rules';
import { SHORT_ID_NUMBER_MASK } from '@dhruva/asking/places/server/gazetteer/format.rules';
import { soundOf } from '@dhruva/asking/places/server/spelling/phonetic.rules';
import { type BuiltPlace, hashOf, kmBetween } from '../places/place.ts';
import { readDistricts, type DistrictRow } from '../sources/tables.ts';

/** A district with a name of its own ranks as a town of so many people; one named after a town behind it. */
const PEOPLE_OF_OWN_NAME = 100_000;
/** A town of the district's name this near to its headquarters gave it the name. */
const NAMED_AFTER_KM = 60;

/** Left out of a name as often as not: Lahaul and Spiti. */
const AND = / and /g;

/** Indian districts, each at its headquarters. */
export function buildDistricts(
  cities: readonly BuiltPlace[],
  rows: readonly DistrictRow[] = readDistricts(),
): BuiltPlace[] {
  const sounds = Map.groupBy(
    cities.filter(({ countryCode, city }) => countryCode === 'IN' && city === ''),
    ({ name }) => soundOf(fold(name)),
  );
  return rows.map((row) => {
    const namesakes = sounds.get(soundOf(fold(row.name))) ?? [];
    const after = namesakes.some((town) => kmBetween(town, row) <= NAMED_AFTER_KM);
    return {
      name: row.name,
      countryCode: 'IN',
      state: row.state,
      district: '',
      city: '',
      zone: 'Asia/Kolkata',
      lat: row.lat,
      lon: row.lon,
      population: after ? 0 : PEOPLE_OF_OWN_NAME,
      idKind: 'district',
      idNumber: hashOf(`${row.state}|${fold(row.name)}`, SHORT_ID_NUMBER_MASK),
      others: [...row.others, row.name.replace(AND, ' ')].filter((name) => name !== row.name),
    };
  });
}
