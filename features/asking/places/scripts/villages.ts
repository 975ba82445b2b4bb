import { fold } from '@dhruva/asking/places/server/spelling/fold.rules';
import { indexByCell } from './cell-index.ts';
import { kmBetween, type BuiltPlace } from './place.ts';
import type { PostOfficeRow, Sources } from './sources.ts';

/** A post office of a town's name so near is the town's own. */
const TOWN_OFFICE_KM = 25;
/** A post office so far from the middle of its district has a wrong point. */
const WRONG_POINT_KM = 150;

const LADAKH_DISTRICTS = ['Leh', 'Leh Ladakh', 'Kargil'];
const OFFICE_WORDS = /[ .]*\b(G\.? ?P\.? ?O|H\.? ?O|S\.? ?O|B\.? ?O)\.?$/i;

/**
 * Indian villages, each at its post office. Offices of a town already among `cities` and repeats within one
 * postal code are left out; an office far outside its district is put in the district's middle.
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
