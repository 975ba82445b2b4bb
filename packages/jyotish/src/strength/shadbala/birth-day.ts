import { TRIBHAGA_LORDS, type LORDSHIP_VIRUPAS } from '../../tables/shadbala.ts';
import { HORA_ORDER, HORAS_PER_DAY, VARA_LORDS } from '../../tables/varas.ts';
import type { JulianDayUt } from '../../units.ts';
import type { SevenGraha } from '../../vocabulary.ts';
import type { BirthDay } from './shadbala.types.ts';

/** Days from the creation, a Sunday, to Julian day number 0: Surya Siddhanta I.29–51. */
const CREATION_DAYS = 714_402_296_627 - 588_466;
const SAVANA_YEAR = 360;
const SAVANA_MONTH = 30;

type DayLords = Readonly<Record<keyof typeof LORDSHIP_VIRUPAS, SevenGraha>>;

const weekdayLord = (days: number): SevenGraha => VARA_LORDS[days % VARA_LORDS.length] ?? 'sun';

/**
 * Lords of the year of 360 days and the month of 30 in which the day falls, counted from the creation
 * (Surya Siddhanta I.51–52), of the weekday from sunrise, and of the hour: 24 equal ones from sunrise
 * to sunrise.
 */
export const dayLords = (day: BirthDay, jdUt: JulianDayUt): DayLords => {
  const days = CREATION_DAYS + day.number;
  const vara = weekdayLord(days);
  const hour = Math.floor((HORAS_PER_DAY * (jdUt - day.sunrise)) / (day.nextSunrise - day.sunrise));
  return {
    abda: weekdayLord(days - (days % SAVANA_YEAR)),
    masa: weekdayLord(days - (days % SAVANA_MONTH)),
    vara,
    hora: HORA_ORDER[(HORA_ORDER.indexOf(vara) + hour) % HORA_ORDER.length] ?? vara,
  };
};

/** Tribhaga lord: the lord of the third of day or night in which an instant falls. BPHS 27. */
export const tribhagaLord = (day: BirthDay, jdUt: JulianDayUt): SevenGraha => {
  const byDay = jdUt < day.sunset;
  const [from, to] = byDay ? [day.sunrise, day.sunset] : [day.sunset, day.nextSunrise];
  const third = Math.min(2, Math.floor((3 * (jdUt - from)) / (to - from)));
  return TRIBHAGA_LORDS[byDay ? 'day' : 'night'][third] ?? 'jupiter';
};

/**
 * Virupas of the day (unnatha): 0 at apparent midnight to 60 at noon; those of the night are the
 * difference from 60.
 */
export const dayVirupas = (day: BirthDay, jdUt: JulianDayUt): number => {
  const noon = (day.sunrise + day.sunset) / 2;
  const midnight = (day.sunset + day.nextSunrise) / 2;
  const part = jdUt < day.sunset ? 0.5 - Math.abs(jdUt - noon) : Math.abs(jdUt - midnight);
  return part * 120;
};
