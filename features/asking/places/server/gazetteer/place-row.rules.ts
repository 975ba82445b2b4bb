import type { Place } from '../../contract/schemas.ts';
import { fold } from '../spelling/fold.rules.ts';
import { ID_KINDS, ID_NUMBER_MASK, rankOf, STEPS_PER_DEGREE } from './format.rules.ts';
import type { Gazetteer } from './gazetteer.rules.ts';
import { textAt } from './text-column.rules.ts';

/** From this rank on a town is labelled without its district. */
const LARGE_TOWN_RANK = rankOf(100_000);

/** Whether the row is a village at its post office. */
export const isVillage = ({ id }: Gazetteer, row: number): boolean =>
  (id[row] ?? 0) >= ID_KINDS.pin;

/** Whether the row lies in India. */
export const isIndian = ({ regions, region }: Gazetteer, row: number): boolean =>
  regions[region[row] ?? 0]?.[0] === 'IN';

/** The postal code of a village row, six digits. */
export const pinOf = ({ id }: Gazetteer, row: number): number => (id[row] ?? 0) & ID_NUMBER_MASK;

/**
 * A row as a place of the contract. Ids are stable across rebuilds: `gn-` with the GeoNames id, `pin-` with
 * postal code and folded name, `city-` with a hash of name and point.
 */
export function placeOfRow(gazetteer: Gazetteer, row: number): Place {
  const [countryCode = '', state = '', district = '', zone = ''] =
    gazetteer.regions[gazetteer.region[row] ?? 0] ?? [];
  const name = textAt(gazetteer.names, row);
  const country = gazetteer.countries[countryCode] ?? '';
  const village = isVillage(gazetteer, row);
  const near = village || (gazetteer.rank[row] ?? 0) < LARGE_TOWN_RANK ? district : '';
  const parts = [
    village ? `${near} district` : near,
    village ? `${state} ${pinOf(gazetteer, row)}` : state,
  ].filter((part) => part !== '' && fold(part) !== fold(name));
  const region = parts.join(', ');
  return {
    id: idOfRow(gazetteer, row),
    name,
    region,
    country,
    label: [name, region, country].filter((part) => part !== '').join(', '),
    lat: (gazetteer.lat[row] ?? 0) / STEPS_PER_DEGREE,
    lon: (gazetteer.lon[row] ?? 0) / STEPS_PER_DEGREE,
    zone,
    approximate: village,
  };
}

function idOfRow(gazetteer: Gazetteer, row: number): string {
  const number = gazetteer.id[row] ?? 0;
  if (number >= ID_KINDS.pin) return `pin-${pinOf(gazetteer, row)}-${textAt(gazetteer.keys, row)}`;
  if (number >= ID_KINDS.city)
    return `city-${(number & ID_NUMBER_MASK).toString(16).padStart(8, '0')}`;
  return `gn-${number}`;
}

/** The row of an id, or undefined if there is none. */
export function rowOfId(gazetteer: Gazetteer, id: string): number | undefined {
  const geonames = /^gn-(\d{1,9})$/.exec(id)?.[1];
  if (geonames !== undefined) return rowOfNumber(gazetteer, Number(geonames));
  const city = /^city-([0-9a-f]{8})$/.exec(id)?.[1];
  if (city !== undefined) return rowOfNumber(gazetteer, ID_KINDS.city + Number.parseInt(city, 16));
  const [, pin, key] = /^pin-(\d{6})-(.+)$/.exec(id) ?? [];
  if (pin === undefined) return undefined;
  return rowsOfPin(gazetteer, Number(pin)).find((row) => textAt(gazetteer.keys, row) === key);
}

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
