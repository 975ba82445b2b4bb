import type { Place } from '../../contract/schemas.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { nearestTown } from './nearest.rules.ts';
import { placeOfRow } from '../gazetteer/place-row.rules.ts';
import { isPoint, pointInWords, type Coordinates } from './coordinates.rules.ts';

/** Points farther than this from any town count as at sea. */
const NEAR_KM = 300;
const DEGREES_PER_HOUR = 15;
/** Decimals of a degree kept in a point's id (11 m). */
const DIGITS = 4;

/** A typed point as a place. Its zone is that of the nearest town, or by longitude where none is near. */
export function placeAtPoint(gazetteer: Gazetteer, typed: Coordinates): Place {
  const point = { lat: rounded(typed.lat), lon: rounded(typed.lon) };
  const name = pointInWords(point);
  const id = `at-${point.lat},${point.lon}`;
  const { row, km } = nearestTown(gazetteer, point);
  if (km > NEAR_KM) {
    const here = { id, name, region: '', country: '', label: name, ...point };
    return { ...here, zone: zoneAtSea(point.lon), approximate: false };
  }
  const { label, country, zone } = placeOfRow(gazetteer, row);
  const region = `near ${label}`.replace(`, ${country}`, '');
  return {
    id,
    name,
    region,
    country,
    label: `${name}, near ${label}`,
    ...point,
    zone,
    approximate: false,
  };
}

/** Whether a place's zone was taken from its longitude. */
export const isAtSea = ({ zone }: Place): boolean => zone.startsWith('Etc/');

/** The coordinates in an id of `placeAtPoint`, or undefined. */
export function pointOfId(id: string): Coordinates | undefined {
  const [, lat, lon] = /^at-(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(id) ?? [];
  const point = { lat: Number(lat), lon: Number(lon) };
  return isPoint(point) ? point : undefined;
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS));

/**
 * Nautical time zone by longitude, in whole hours. Names of this kind have an inverted sign: Etc/GMT-5 is
 * UTC+5.
 */
function zoneAtSea(lon: number): string {
  const hours = Math.round(lon / DEGREES_PER_HOUR);
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
