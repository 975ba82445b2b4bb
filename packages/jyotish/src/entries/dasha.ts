/** Periods: Vimshottari and Yogini, in years of any length. */
export * from '../dasha/solar-years.ts';
export * from '../dasha/vimshottari.ts';
export * from '../dasha/yogini.ts';
export { DASHA_YEAR_DAYS } from '../tables/dasha-years.ts';
