import { fold } from '@dhruva/asking/places/server/spelling/fold.rules';
import { indexByCell } from './cell-index.ts';
import { kmBetween, type BuiltPlace } from './place.ts';
import type { PostOfficeRow, Sources } from './sources.ts';

/** Within this distance a post office of a town's name belongs to the town. */
const TOWN_OFFICE_KM = 25;
/** Beyond this distance from its district's centre a post office's coordinates are wrong. */
const WRONG_POINT_KM = 150;

const LADAKH_DISTRICTS = ['Leh', 'Leh Ladakh', 'Kargil'];
const OFFICE_WORDS = /[ .]*\b(G\.? ?P\.? ?O|H\.? ?O|S\.? ?O|B\.? ?O)\.?$/i;

/**
 * Indian villages, each at its post office. Skips offices of towns among `cities` and duplicates within a
 * postal code; an office far outside its district is moved to the district's centre.
 */
export function buildVillages(
  { postOffices, states }: Sources,
  cities: readonly BuiltPlace[],
): BuiltPlace[] {
  const towns = indexByCell(cities.filter(({ countryCode }) => countryCode === 'IN'));
  const middles = middleOfDistricts(postOffices);
  const seen = new Set<string>();
  const villages: BuiltPlace[] = [];
  for (const office of postOffices) {
    const name = office.name.replace(/\(.*/, '').replace(OFFICE_WORDS, '').trim();
    const key = fold(name);
    if (key === '' || seen.has(`${office.pin} ${key}`)) continue;
    seen.add(`${office.pin} ${key}`);
    const point = pointIn(office, middles.get(districtKey(office)) ?? office);
    const townOffice = towns
      .around(point, 1)
      .some(
        (town) =>
          [town.name, ...town.others].some((each) => fold(each) === key) &&
          kmBetween(town, point) <= TOWN_OFFICE_KM,
      );
    if (townOffice) continue;
    villages.push({
      name,
      countryCode: 'IN',
      state: stateOf(office, states),
      district: office.district,
      zone: 'Asia/Kolkata',
      ...point,
      population: 0,
      idKind: 'pin',
      idNumber: office.pin,
      others: [],
    });
  }
  return villages;
}

interface Point {
  readonly lat: number;
  readonly lon: number;
}

const districtKey = ({ stateCode, district }: PostOfficeRow): string => `${stateCode} ${district}`;

function middleOfDistricts(offices: readonly PostOfficeRow[]): Map<string, Point> {
  const median = (values: number[]): number =>
    values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return new Map(
    [...Map.groupBy(offices, districtKey)].map(([key, group]) => [
      key,
      { lat: median(group.map(({ lat }) => lat)), lon: median(group.map(({ lon }) => lon)) },
    ]),
  );
}

const pointIn = ({ lat, lon }: PostOfficeRow, middle: Point): Point =>
  kmBetween({ lat, lon }, middle) > WRONG_POINT_KM ? middle : { lat, lon };

function stateOf(office: PostOfficeRow, states: ReadonlyMap<string, string>): string {
  const code = LADAKH_DISTRICTS.includes(office.district) ? '41' : office.stateCode;
  const state = states.get(`IN.${code}`);
  if (state === undefined) throw new Error(`no state of code ${code} for ${office.name}`);
  return state;
}
