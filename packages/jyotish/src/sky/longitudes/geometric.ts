import type { Planet } from '../../tables/orbits.ts';
import { julianDayTt, type JulianDayTt } from '../../units.ts';
import type { ValueAndRate } from './chebyshev.ts';
import { lightTime } from './light-time.ts';
import { tableLongitude } from './table.ts';

/** Degrees a day, as good as constant: a light time of it is under 0.01″. */
const PRECESSION = 1.397 / 36_525;

/**
 * Where a body is, light time and aberration undone: the table shows body and Earth as both were one
 * light time before, so it shows this instant one light time later, by then precessed a little.
 */
export const geometricLongitude = (
  body: Planet | 'sun' | 'moon',
  jdTt: JulianDayTt,
): ValueAndRate => {
  const delay = lightTime(body, jdTt);
  const { value, rate } = tableLongitude(body, julianDayTt(jdTt + delay));
  return { value: value - PRECESSION * delay, rate };
};
