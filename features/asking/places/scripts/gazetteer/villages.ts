import { fold } from '@dhruva/asking/places/server/spelling/fold.rules';
import { kmBetween, type BuiltPlace } from '../places/place.ts';
import type { Point, PostOfficeRow, Sources } from '../sources/sources.ts';

/** Within this distance a post office of a town's name belongs to the town. */
const TOWN_OFFICE_KM = 25;
/** A post office of a locality's name this near to it belongs to the locality. */
const LOCALITY_OFFICE_KM = 15;
/** Beyond this distance from the middle of its postal code's area a post office's coordinates are wrong. */
const WRONG_IN_AREA_KM = 30;
/** The same from the middle of its district, where the area is not known. */
const WRONG_IN_DISTRICT_KM = 150;

const LADAKH_DISTRICTS = ['Leh', 'Leh Ladakh', 'Kargil'];
const OFFICE_WORDS = /[ .]*\b(G\.? ?P\.? ?O|H\.? ?O|S\.? ?O|B\.? ?O)\.?$/i;

/**
 * Indian villages, each at its post office. Skips offices of towns and localities among `cities` and duplicates
 * within a postal code; an office that is guessed, or far outside the area of its code and farther from the middle
 * of its district, is moved to the middle of the area; one far outside its district to the district's.
 */
export function buildVillages(
  { postOffices, pinAreas, states }: Sources,
  cities: readonly BuiltPlace[],
): BuiltPlace[] {
  const towns = townsByName(cities);
  const middles = middleOfDistricts(postOffices);
  const seen = new Set<string>();
  const villages: BuiltPlace[] = [];
  for (const office of postOffices) {
    const name = office.name.replace(/\(.*/, '').replace(OFFICE_WORDS, '').trim();
    const key = fold(name);
    if (key === '' || seen.has(`${office.pin} ${key}`)) continue;
    seen.add(`${office.pin} ${key}`);
    const area = pinAreas.get(office.pin);
    const point = pointIn(office, { area, district: middles.get(districtKey(office)) ?? office });
    const townOffice = towns
      .get(key)
      ?.some(
        (town) =>
          kmBetween(town, point) <= (town.city === '' ? TOWN_OFFICE_KM : LOCALITY_OFFICE_KM),
      );
    if (townOffice === true) continue;
    villages.push({
      name,
      countryCode: 'IN',
      state: stateOf(office, states),
      district: office.district,
      city: '',
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

/** Indian towns and localities by each of their folded names. */
function townsByName(cities: readonly BuiltPlace[]): Map<string, BuiltPlace[]> {
  const towns = new Map<string, BuiltPlace[]>();
  for (const town of cities.filter(({ countryCode }) => countryCode === 'IN'))
    for (const key of new Set([town.name, ...town.others].map(fold)))
      towns.set(key, [...(towns.get(key) ?? []), town]);
  return towns;
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

function pointIn(
  office: PostOfficeRow,
  { area, district }: { readonly area: Point | undefined; readonly district: Point },
): Point {
  const { lat, lon } = office;
  const fromDistrict = kmBetween(office, district);
  if (area && (office.guessed || kmBetween(office, area) > WRONG_IN_AREA_KM)) {
    const areaFromDistrict = kmBetween(area, district);
    if (areaFromDistrict < fromDistrict) return area;
    if (office.guessed && areaFromDistrict <= WRONG_IN_DISTRICT_KM) return area;
  }
  return fromDistrict > WRONG_IN_DISTRICT_KM ? district : { lat, lon };
}

function stateOf(office: PostOfficeRow, states: ReadonlyMap<string, string>): string {
  const code = LADAKH_DISTRICTS.includes(office.district) ? '41' : office.stateCode;
  const state = states.get(`IN.${code}`);
  if (state === undefined) throw new Error(`no state of code ${code} for ${office.name}`);
  return state;
}
