import type { Planet } from '../../tables/orbits.ts';
import { julianDayTt, type JulianDayTt } from '../../units.ts';
import type { ValueAndRate } from './chebyshev.ts';
import { lightTime } from './light-time.ts';
import { longitudeIn, type Series } from './series.ts';

/** General precession, degrees a day; a light time of it is under 0.01″. */
const PRECESSION = 1.397 / 36_525;

/** A body of the table by its name and its series. */
export interface TableBody<Name extends Planet | 'sun' | 'moon' = Planet | 'sun' | 'moon'> {
  readonly name: Name;
  readonly series: Series;
}

/**
 * Geometric longitude of a body, degrees on the mean equinox of date: light time and aberration
 * undone. The table shows body and Earth as both were one light time before, so this reads it one
 * light time later and removes the precession in between.
 */
export const geometricLongitude = (
  { name, series }: TableBody,
  jdTt: JulianDayTt,
): ValueAndRate => {
  const delay = lightTime(name, jdTt);
  const { value, rate } = longitudeIn(series, julianDayTt(jdTt + delay));
  return { value: value - PRECESSION * delay, rate };
};
