import { DASHA_YEAR_DAYS } from '../tables/dasha-years.ts';
import { julianDayUt, type JulianDayUt } from '../units.ts';

const J2000 = 2451545;
const DAYS_PER_CENTURY = 36_525;
const RADIANS = Math.PI / 180;
/** Each fixed-point round leaves a thirtieth of the error: two days at first, under a second at last. */
const ROUNDS = 5;

/** How far the Sun is ahead of its mean motion, degrees (Meeus, Astronomical Algorithms, ch. 25). */
const equationOfCentre = (jd: number): number => {
  const t = (jd - J2000) / DAYS_PER_CENTURY;
  const anomaly = (357.52911 + 35999.05029 * t) * RADIANS;
  return (
    (1.914602 - 0.004817 * t) * Math.sin(anomaly) +
    0.019993 * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly)
  );
};

/** Days in which the mean Sun goes what the Sun of `jd` is farther ahead of its mean than at birth. */
const lead = (jd: number, birth: JulianDayUt): number =>
  ((equationOfCentre(jd) - equationOfCentre(birth)) / 360) * DASHA_YEAR_DAYS.sidereal;

/**
 * True solar years, in which the Sun goes round the stars once and a month of dasha is 30° of it, as
 * Jagannatha Hora counts. A dasha is reckoned in even sidereal years from birth; this is the instant,
 * before or after, when the true Sun has gone as far as those count. To a quarter of an hour (mean
 * orbit of the Earth), at any date.
 */
export const trueSolarInstant = (even: JulianDayUt, birth: JulianDayUt): JulianDayUt => {
  let instant: number = even;
  for (let i = 0; i < ROUNDS; i += 1) instant = even - lead(instant, birth);
  return julianDayUt(instant);
};

/** The other way: where an instant stands in a dasha reckoned in even sidereal years from birth. */
export const evenInstant = (instant: JulianDayUt, birth: JulianDayUt): JulianDayUt =>
  julianDayUt(instant + lead(instant, birth));
