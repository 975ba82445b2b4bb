import type { JulianDayTt } from '../units.ts';

export const J2000 = 2451545;
export const DAYS_PER_CENTURY = 36525;

/** Julian centuries of Terrestrial Time from J2000.0. */
export const centuriesFromJ2000 = (jdTt: JulianDayTt): number => (jdTt - J2000) / DAYS_PER_CENTURY;
