import type { GeoPoint } from '../sky.types.ts';
import { InputError } from './input-error.ts';

const within = (value: number, most: number): boolean => value >= -most && value <= most;

/** A longitude, degrees east. Throws InputError. */
export const requireLongitude = (lon: number): void => {
  if (typeof lon !== 'number' || !within(lon, 180)) {
    throw new InputError('lon', 'a longitude in degrees east, from -180 to 180');
  }
};

/** A place that exists. Throws InputError. */
export const requirePlace = (point: GeoPoint): void => {
  if (typeof point !== 'object' || point === null) {
    throw new InputError('place', 'an object with lat and lon');
  }
  if (typeof point.lat !== 'number' || !within(point.lat, 90)) {
    throw new InputError('lat', 'a latitude in degrees north, from -90 to 90');
  }
  requireLongitude(point.lon);
};
