import { DASHA_YEAR_DAYS } from '../tables/dasha-years.ts';
import { julianDayUt, type JulianDayUt } from '../units.ts';

const J2000 = 2451545;
const DAYS_PER_CENTURY = 36_525;
const RADIANS = Math.PI / 180;
/**
 * Rounds of the fixed-point iteration: each leaves a thirtieth of the error, from two days to under
 * a second.
 */
const ROUNDS = 5;

/**
 * Equation of centre: how far the true Sun is ahead of the mean Sun, degrees (Meeus, Astronomical
 * Algorithms, ch. 25).
 */
const equationOfCentre = (jd: number): number => {
  const t = (jd - J2000) / DAYS_PER_CENTURY;
  const anomaly = (357.52911 + 35999.05029 * t) * RADIANS;
  return (
    (1.914602 - 0.004817 * t) * Math.sin(anomaly) +
    0.019993 * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly)
  );
};

/**
 * Days the mean Sun needs for the difference between the equation of centre at `jd` and at birth.
 */
const lead = (jd: number, birth: JulianDayUt): number =>
  ((equationOfCentre(jd) - equationOfCentre(birth)) / 360) * DASHA_YEAR_DAYS.sidereal;

/**
 * The instant at which a dasha counted in true solar years reaches what a count of even sidereal
 * years from birth gives (UT, before or after birth). A true solar year is one round of the true
 * Sun among the stars, a month 30° of it, as Jagannatha Hora counts. Good to a quarter of an hour
 * (mean orbit of the Earth), at any date.
 */
export const trueSolarInstant = (even: JulianDayUt, birth: JulianDayUt): JulianDayUt => {
  let instant: number = even;
  for (let i = 0; i < ROUNDS; i += 1) instant = even - lead(instant, birth);
  return julianDayUt(instant);
};

/**
 * Inverse of `trueSolarInstant`: an instant → the same point of a dasha counted in even sidereal
 * years from birth.
 */
export const evenInstant = (instant: JulianDayUt, birth: JulianDayUt): JulianDayUt =>
  julianDayUt(instant + lead(instant, birth));
