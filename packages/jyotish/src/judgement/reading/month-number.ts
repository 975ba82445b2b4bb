import { julianDayUt, type JulianDayUt } from '../../units.ts';

/** Months since year 0: 12 × year + (month − 1). */
export type MonthNumber = number;

/**
 * The Gregorian month of an instant, UT. Integer arithmetic after Fliegel and Van Flandern, 1968.
 */
export const monthAt = (jd: JulianDayUt): MonthNumber => {
  const a = Math.floor(jd + 0.5) + 32044;
  const b = Math.floor((4 * a + 3) / 146097);
  const c = a - Math.floor((146097 * b) / 4);
  const d = Math.floor((4 * c + 3) / 1461);
  const e = c - Math.floor((1461 * d) / 4);
  const m = Math.floor((5 * e + 2) / 153);
  const year = 100 * b + d - 4800 + Math.floor(m / 10);
  return 12 * year + ((m + 2) % 12);
};

/** The first instant of a month, 00:00 UT of its first day. */
export const monthStart = (month: MonthNumber): JulianDayUt => {
  const shifted = month + 10;
  const year = Math.floor(shifted / 12) + 4799;
  const monthFromMarch = shifted % 12;
  const day = 1 + Math.floor((153 * monthFromMarch + 2) / 5) + 365 * year;
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return julianDayUt(day + leaps - 32045 - 0.5);
};

/** Month number → `YYYY-MM`. */
export const monthName = (month: MonthNumber): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/** Julian day UT → `YYYY-MM`. */
export const monthNameAt = (jd: JulianDayUt): string => monthName(monthAt(jd));

/** `YYYY-MM` → month number. */
export const monthNumber = (name: string): MonthNumber =>
  Number(name.slice(0, -3)) * 12 + Number(name.slice(-2)) - 1;
