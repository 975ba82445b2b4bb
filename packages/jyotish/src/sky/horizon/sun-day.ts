import type { Rising } from '../../tables/conventions.ts';
import { julianDayUt, type JulianDayUt } from '../../units.ts';
import { requirePlace } from '../input/place.ts';
import { requireInRange } from '../range.ts';
import { zeroCrossing } from '../search/root.ts';
import type { GeoPoint } from '../sky.types.ts';
import type { Altitude } from './altitude.ts';
import { sunAltitudeOver } from './sun-altitude.ts';

/**
 * Instant (UT) of a sunrise or sunset, or that there is none: polar day (`stays-up`) or polar night
 * (`stays-down`).
 */
export type SunEvent = JulianDayUt | 'stays-up' | 'stays-down';

/**
 * Sunrise, noon and sunset of one day at a place, from half a day before its noon to half a day
 * after.
 */
export interface SunDay {
  readonly sunrise: SunEvent;
  /** Meridian passage of the Sun, UT. */
  readonly noon: JulianDayUt;
  readonly sunset: SunEvent;
}

/**
 * Altitude of the disc's centre at sunrise, degrees: refraction of 34′ and a radius of 16′ as
 * almanacs have it (Explanatory Supplement 1992, 9.311), or the horizon itself.
 */
const RISING_ALTITUDE: Readonly<Record<Rising, number>> = { 'upper-limb': -50 / 60, hindu: 0 };

type AtInstant<Value> = (jd: JulianDayUt) => Value;

/**
 * Iterations from mean to true noon: they differ by half an hour at most, and each round leaves
 * under 0.01 s.
 */
const NOON_ROUNDS = 2;

const noonNear = (meanNoon: JulianDayUt, sunAt: AtInstant<Altitude>): JulianDayUt => {
  let jd: number = meanNoon;
  for (let round = 0; round < NOON_ROUNDS; round += 1) {
    jd -= sunAt(julianDayUt(jd)).hourAngle / 360;
  }
  return julianDayUt(jd);
};

const horizonCrossing = (
  low: JulianDayUt,
  high: JulianDayUt,
  overHorizon: AtInstant<number>,
): SunEvent => {
  if (overHorizon(high) <= 0) return 'stays-down';
  if (overHorizon(low) > 0) return 'stays-up';
  return zeroCrossing(
    overHorizon,
    low < high ? { start: low, end: high } : { start: high, end: low },
  );
};

/** The first local mean noon at or after an instant, UT. */
export const meanNoonAfter = (jd: JulianDayUt, { lon }: GeoPoint): JulianDayUt =>
  julianDayUt(Math.ceil(jd + lon / 360) - lon / 360);

/**
 * Sunrise, noon and sunset of the day around a local mean noon, without a range check: valid to a
 * day beyond SKY_RANGE.
 */
export const sunDayAround = (meanNoon: JulianDayUt, point: GeoPoint, rising: Rising): SunDay => {
  const sunAt = sunAltitudeOver(point, meanNoon);
  const noon = noonNear(meanNoon, sunAt);
  const overHorizon = (jd: JulianDayUt): number => sunAt(jd).altitude - RISING_ALTITUDE[rising];
  return {
    sunrise: horizonCrossing(julianDayUt(noon - 0.5), noon, overHorizon),
    noon,
    sunset: horizonCrossing(julianDayUt(noon + 0.5), noon, overHorizon),
  };
};

/**
 * Sunrise, noon and sunset (UT) of the civil day that begins at `midnight`; to a second, as far as
 * refraction is known. Throws SkyRangeError and InputError.
 */
export const sunDay = (midnight: JulianDayUt, point: GeoPoint, rising: Rising): SunDay => {
  requireInRange(midnight);
  requirePlace(point);
  return sunDayAround(meanNoonAfter(midnight, point), point, rising);
};
