import type { Place } from '../../contract/schemas.ts';
import { fold } from '../spelling/fold.rules.ts';
import {
  ID_KINDS,
  ID_NUMBER_MASK,
  rankOf,
  SHORT_ID_NUMBER_MASK,
  STEPS_PER_DEGREE,
} from './format.rules.ts';
import type { Gazetteer } from './gazetteer.rules.ts';
import { textAt } from './text-column.rules.ts';

/** From this rank on a town is labelled without its district. */
const LARGE_TOWN_RANK = rankOf(100_000);

/** Whether the row is a village at its post office. */
export const isVillage = ({ id }: Gazetteer, row: number): boolean =>
  (id[row] ?? 0) >= ID_KINDS.pin && (id[row] ?? 0) < ID_KINDS.locality;

/** Whether the row is a district at its headquarters. */
export const isDistrict = ({ id }: Gazetteer, row: number): boolean =>
  (id[row] ?? 0) >= ID_KINDS.district;

/** Whether the row lies in India. */
export const isIndian = ({ regions, region }: Gazetteer, row: number): boolean =>
  regions[region[row] ?? 0]?.[0] === 'IN';

/** The postal code of a village row, six digits. */
export const pinOf = ({ id }: Gazetteer, row: number): number => (id[row] ?? 0) & ID_NUMBER_MASK;

/**
 * A row as a place of the contract. Ids are stable across rebuilds: `gn-` with the GeoNames id, `pin-` with
 * postal code and folded name, `city-` with a hash of name and point, `locality-` and `district-` with one of
 * the names.
 */
export function placeOfRow(gazetteer: Gazetteer, row: number): Place {
  const [countryCode = '', , , zone = ''] = gazetteer.regions[gazetteer.region[row] ?? 0] ?? [];
  const plain = textAt(gazetteer.names, row);
  const district = isDistrict(gazetteer, row);
  const name = district ? `${plain} district` : plain;
  const country = gazetteer.countries[countryCode] ?? '';
  const [near, state] = regionOfRow(gazetteer, row);
  const region = [near === state ? '' : near, state]
    .filter((part) => part !== '' && fold(part) !== fold(name))
    .join(', ');
  return {
    id: idOfRow(gazetteer, row),
    name,
    region,
    country,
    label: [name, region, country].filter((part) => part !== '').join(', '),
    lat: (gazetteer.lat[row] ?? 0) / STEPS_PER_DEGREE,
    lon: (gazetteer.lon[row] ?? 0) / STEPS_PER_DEGREE,
    zone,
    approximate: district || isVillage(gazetteer, row),
  };
}

/** City or district of a row, as far as it is needed to know it, and state. */
function regionOfRow(gazetteer: Gazetteer, row: number): [near: string, state: string] {
  const [, state = '', district = '', , city = ''] =
    gazetteer.regions[gazetteer.region[row] ?? 0] ?? [];
  if (isVillage(gazetteer, row))
    return [`${district} district`, `${state} ${pinOf(gazetteer, row)}`];
  const large = (gazetteer.rank[row] ?? 0) >= LARGE_TOWN_RANK;
  return [city === '' && !large ? district : city, state];
}

function idOfRow(gazetteer: Gazetteer, row: number): string {
  const number = gazetteer.id[row] ?? 0;
  const hash = (mask: number): string => (number & mask).toString(16).padStart(8, '0');
  if (number >= ID_KINDS.district) return `district-${hash(SHORT_ID_NUMBER_MASK)}`;
  if (number >= ID_KINDS.locality) return `locality-${hash(SHORT_ID_NUMBER_MASK)}`;
  if (number >= ID_KINDS.pin) return `pin-${pinOf(gazetteer, row)}-${textAt(gazetteer.keys, row)}`;
  if (number >= ID_KINDS.city) return `city-${hash(ID_NUMBER_MASK)}`;
  return `gn-${number}`;
}

/** Whether an id is a district's. */
export const isDistrictId = (id: string): boolean => id.startsWith('district-');

/** The row of an id, or undefined if there is none. */
export function rowOfId(gazetteer: Gazetteer, id: string): number | undefined {
  const geonames = /^gn-(\d{1,9})$/.exec(id)?.[1];
  if (geonames !== undefined) return rowOfNumber(gazetteer, Number(geonames));
  const [, kind, hash = ''] = /^(city|locality|district)-([0-9a-f]{8})$/.exec(id) ?? [];
  if (isHashed(kind)) return rowOfNumber(gazetteer, ID_KINDS[kind] + Number.parseInt(hash, 16));
  const [, pin, key] = /^pin-(\d{6})-(.+)$/.exec(id) ?? [];
  if (pin === undefined) return undefined;
  return rowsOfPin(gazetteer, Number(pin)).find((row) => textAt(gazetteer.keys, row) === key);
}

const isHashed = (kind: string | undefined): kind is 'city' | 'locality' | 'district' =>
  kind !== undefined;

function rowOfNumber({ id }: Gazetteer, number: number): number | undefined {
  const row = id.indexOf(number);
  return row < 0 ? undefined : row;
}

/** All villages of a postal code. */
export function rowsOfPin({ id }: Gazetteer, pin: number): number[] {
  const rows: number[] = [];
  for (
    let row = id.indexOf(ID_KINDS.pin + pin);
    row >= 0;
    row = id.indexOf(ID_KINDS.pin + pin, row + 1)
  )
    rows.push(row);
  return rows;
}
