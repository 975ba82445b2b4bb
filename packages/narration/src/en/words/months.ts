import type { Months } from '../../telling/lists.ts';
import { joined } from '../lists.ts';

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const partsOf = (month: string): { readonly name: string; readonly year: string } => {
  const [year, number] = month.split('-');
  const name = NAMES[Number(number) - 1];
  if (year === undefined || name === undefined) throw new Error(`Not a calendar month: ${month}`);
  return { name, year };
};

/** `2027-03` → "March 2027". */
export const monthInWords = (month: string): string => {
  const { name, year } = partsOf(month);
  return `${name} ${year}`;
};

/**
 * English month phrases, from a table of our own rather than Intl: the same bytes on every machine.
 */
export const months: Months = {
  one: monthInWords,
  stretch: (from, to) => {
    if (from === to) return monthInWords(from);
    const [first, last] = [partsOf(from), partsOf(to)];
    const start = first.year === last.year ? first.name : `${first.name} ${first.year}`;
    return `${start} to ${last.name} ${last.year}`;
  },
  several: (all) => {
    const parts = [...all].sort().map(partsOf);
    const years = [...new Set(parts.map(({ year }) => year))];
    return years
      .map((year) => {
        const names = parts.filter((each) => each.year === year).map(({ name }) => name);
        return `${joined(names)} ${year}`;
      })
      .join(', and ');
  },
};
