import { indianDay } from '@dhruva/civil-time';

const APRIL = 4;
const DIGITS = 6;

/** The year in which a financial year of India (April to March) begins, for an instant in ms. */
export const financialYear = (at: number): number => {
  const [year = 0, month = 0] = indianDay(new Date(at)).split('-').map(Number);
  return year - (month < APRIL ? 1 : 0);
};

/** `DHR/2627/000001`: at most 16 characters, letters, digits and slashes (CGST Rules 2017, rule 46(b)). */
export const formatNumber = (series: string, year: number, count: number): string => {
  const [from, to] = [year, year + 1].map((full) => String(full).slice(-2));
  return `${series}/${from}${to}/${String(count).padStart(DIGITS, '0')}`;
};
