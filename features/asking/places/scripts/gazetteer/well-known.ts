import { fold } from '@dhruva/asking/places/server/spelling/fold.rules';
import { SHORT_ID_NUMBER_MASK } from '@dhruva/asking/places/server/gazetteer/format.rules';
import { soundOf } from '@dhruva/asking/places/server/spelling/phonetic.rules';
import { indexByCell } from '../places/cell-index.ts';
import { type BuiltPlace, hashOf, kmBetween } from '../places/place.ts';
import { readWellKnown, type WellKnownRow } from '../sources/tables.ts';

/** A town of the name this near is the place itself. */
const SAME_PLACE_KM = 25;
/** They rank as towns of so many people, whoever lives there. */
const PEOPLE = 30_000;

/** Adds well-known villages that the sources lack or do not know to be well known. */
export function withWellKnown(
  cities: readonly BuiltPlace[],
  rows: readonly WellKnownRow[] = readWellKnown(),
): BuiltPlace[] {
  const built = [...cities];
  const index = indexByCell(
    [...cities.entries()]
      .filter(([, { countryCode }]) => countryCode === 'IN')
      .map(([number, { lat, lon }]) => ({ number, lat, lon })),
  );
  for (const row of rows) {
    const near = index.around(row, 1).filter((town) => kmBetween(town, row) <= SAME_PLACE_KM);
    const same = near.find(({ number }) => isCalled(built[number], row.name));
    const place = same && built[same.number];
    if (same && place)
      built[same.number] = {
        ...place,
        population: Math.max(place.population, PEOPLE),
        others: [...row.others, row.name, ...place.others],
      };
    else
      built.push(
        placeOf(
          row,
          districtOf(
            row,
            near.map(({ number }) => built[number]),
          ),
        ),
      );
  }
  return built;
}

function isCalled(place: BuiltPlace | undefined, name: string): boolean {
  const sound = soundOf(fold(name));
  return [place?.name ?? '', ...(place?.others ?? [])].some(
    (each) => soundOf(fold(each)) === sound,
  );
}

/** The district of the nearest town of the state. */
function districtOf(row: WellKnownRow, near: readonly (BuiltPlace | undefined)[]): string {
  const [nearest] = near
    .filter((town) => town !== undefined)
    .filter(({ state }) => state === row.state)
    .sort((a, b) => kmBetween(a, row) - kmBetween(b, row));
  return nearest?.district ?? '';
}

const placeOf = (row: WellKnownRow, district: string): BuiltPlace => ({
  name: row.name,
  countryCode: 'IN',
  state: row.state,
  district,
  city: '',
  zone: 'Asia/Kolkata',
  lat: row.lat,
  lon: row.lon,
  population: PEOPLE,
  idKind: 'locality',
  idNumber: hashOf(`${row.state}|${fold(row.name)}`, SHORT_ID_NUMBER_MASK),
  others: row.others,
});
