import type { DashaYear } from './conventions.ts';

/**
 * Days of a year of a dasha. The Julian year from the instant of birth is the usual choice of Indian
 * software; the sidereal one is the Earth's orbit (1900–2100: IAU 2006 mean motion), the savana one a
 * count of days. The true solar year is sidereal on average; dasha/solar-years.ts gives its dates.
 */
export const DASHA_YEAR_DAYS: Readonly<Record<DashaYear, number>> = {
  julian: 365.25,
  sidereal: 365.256363,
  savana: 360,
  'true-solar': 365.256363,
};
