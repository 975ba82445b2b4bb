import type { Rising } from '../../tables/conventions.ts';
import { julianDayUt, type JulianDayUt } from '../../units.ts';
import { requireInRange } from '../range.ts';
import { zeroCrossing } from '../search/root.ts';
import type { GeoPoint } from '../sky.types.ts';
import { sunAltitudeOver, type SunAltitude } from './sun-altitude.ts';

/** When the Sun passes the horizon, or that it does not: polar day and polar night. */
export type SunEvent = JulianDayUt | 'stays-up' | 'stays-down';

/** The Sun of one day of a place, from half a day before its noon to half a day after. */
export interface SunDay {
  readonly sunrise: SunEvent;
  /** The Sun on the meridian. */
  readonly noon: JulianDayUt;
  readonly sunset: SunEvent;
}

/**
 * Height of the disc's centre when the Sun counts as risen, degrees: refraction of 34′ and a radius of
 * 16′ as almanacs have it (Explanatory Supplement 1992, 9.311), or the horizon itself.
 */
const RISING_ALTITUDE: Readonly<Record<Rising, number>> = { 'upper-limb': -50 / 60, hindu: 0 };

type AtInstant<Value> = (jd: JulianDayUt) => Value;

/** Mean noon is within half an hour; each round then leaves under a hundredth of a second. */
const NOON_ROUNDS = 2;

const noonNear = (meanNoon: JulianDayUt, sunAt: AtInstant<SunAltitude>): JulianDayUt => {
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

/** The mean noon (local mean time) that comes first at or after an instant. */
export const meanNoonAfter = (jd: JulianDayUt, { lon }: GeoPoint): JulianDayUt =>
  julianDayUt(Math.ceil(jd + lon / 360) - lon / 360);

/** The Sun of the day a mean noon belongs to, of the dates of the sky and a day before and after. */
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
 * Sunrise, noon and sunset of a civil day, given by the instant it begins. To a second, as far as
 * refraction is known. Throws SkyRangeError.
 */
export const sunDay = (midnight: JulianDayUt, point: GeoPoint, rising: Rising): SunDay => {
  requireInRange(midnight);
  return sunDayAround(meanNoonAfter(midnight, point), point, rising);
};
