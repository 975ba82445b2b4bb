import { meanNoonAfter, sunDayAround, type SunDay } from '../sky/horizon/sun-day.ts';
import { requirePlace } from '../sky/input/place.ts';
import { requireInRange } from '../sky/range.ts';
import type { GeoPoint } from '../sky/sky.types.ts';
import type { Rising } from '../tables/conventions.ts';
import { HORA_ORDER, HORAS_PER_DAY, VARA_LORDS } from '../tables/varas.ts';
import { julianDayUt, type JulianDayUt } from '../units.ts';
import type { Graha } from '../vocabulary.ts';

/** A day from one Hindu sunrise to the next: sunrise ≤ t < nextSunrise. */
export interface HinduDay {
  /** Julian day number of the date, at the place, on which the Sun rose. */
  readonly number: number;
  readonly sunrise: JulianDayUt;
  readonly sunset: JulianDayUt;
  readonly nextSunrise: JulianDayUt;
}

/** Why there is no Hindu day: the Sun does not set (`stays-up`) or does not rise (`stays-down`). */
export type NoHinduDay = 'stays-up' | 'stays-down';

/** The Hindu day between two sunrises, or why there is none. */
const dayBetween = (number: number, today: SunDay, tomorrow: SunDay): HinduDay | NoHinduDay => {
  const { sunrise, sunset } = today;
  if (typeof sunrise === 'string') return sunrise;
  if (typeof sunset === 'string') return sunset;
  const nextSunrise = tomorrow.sunrise;
  return typeof nextSunrise === 'string' ? nextSunrise : { number, sunrise, sunset, nextSunrise };
};

/**
 * Whether the Sun has risen by an instant; near the polar circles it may rise again before mean
 * midnight.
 */
const hasRisen = ({ sunrise }: SunDay, jdUt: JulianDayUt): boolean =>
  typeof sunrise !== 'string' && sunrise <= jdUt;

/**
 * The Hindu day (sunrise to sunrise) that contains an instant at a place; weekday, horas and
 * special lagnas count from it. Almanacs begin it with the sunrise that is seen (`upper-limb`).
 * Throws SkyRangeError and InputError.
 */
export const hinduDayAt = (
  jdUt: JulianDayUt,
  point: GeoPoint,
  rising: Rising = 'hindu',
): HinduDay | NoHinduDay => {
  requireInRange(jdUt);
  requirePlace(point);
  const nearest = meanNoonAfter(julianDayUt(jdUt - 0.5), point);
  const sunOn = (day: number): SunDay => sunDayAround(julianDayUt(nearest + day), point, rising);
  const number = Math.round(nearest + point.lon / 360);
  const middle = sunOn(0);
  if (typeof middle.sunrise === 'string') return middle.sunrise;
  if (jdUt < middle.sunrise) return dayBetween(number - 1, sunOn(-1), middle);
  const next = sunOn(1);
  return hasRisen(next, jdUt)
    ? dayBetween(number + 1, next, sunOn(2))
    : dayBetween(number, middle, next);
};

/** The weekday of a Hindu day, 0 = Sunday … 6 = Saturday. */
export const varaOf = ({ number }: HinduDay): number => (number + 1) % VARA_LORDS.length;

/** Lord of the hora at an instant of the day: 24 equal horas from sunrise to sunrise. */
export const horaLordAt = (day: HinduDay, jdUt: JulianDayUt): Graha => {
  const part = (jdUt - day.sunrise) / (day.nextSunrise - day.sunrise);
  const first = HORA_ORDER.findIndex((lord) => lord === VARA_LORDS[varaOf(day)]);
  const lord = HORA_ORDER[(first + Math.floor(part * HORAS_PER_DAY)) % HORA_ORDER.length];
  return lord ?? HORA_ORDER[0];
};
