import { plainDate } from './civil-parts.ts';
import { asciiDigits } from './digits.ts';
import { monthNumber } from './month-names.ts';
import { dateInWords } from './words.ts';

/** One way to read a date: `iso` YYYY-MM-DD and the same in words. */
export interface DateReading {
  readonly iso: string;
  readonly words: string;
}

export type ReadDate =
  | ({ readonly kind: 'date' } & DateReading)
  | { readonly kind: 'ambiguous'; readonly readings: readonly DateReading[] }
  | { readonly kind: 'invalid'; readonly code: 'date-format' | 'date-unreal' };

/** Year, month and day as typed; the year stays text, for two digits do not give a century. */
type Typed = readonly [year: string, month: number, day: number];

/**
 * Reads a birth date as people type it: 1990-08-15, 15/8/1990, 15.08.1990, 15081990, "15 August 1990",
 * "Aug 15, 1990", "15th Aug 90", "१५ अगस्त १९९०". `today` (YYYY-MM-DD) closes the future to a
 * two-digit year. Where day and month, or the century, can be read in two ways, all real readings are
 * given, day first.
 */
export function readDate(text: string, today: string): ReadDate {
  const typed = numericDates(asciiDigits(text).trim().replace(/\s+/g, ' '));
  if (typed.length === 0) return { kind: 'invalid', code: 'date-format' };
  const isos = new Set(
    typed.flatMap(([year, month, day]) =>
      centuries(year).flatMap((whole) => {
        const iso = plainDate(whole, month, day)?.toString();
        return iso === undefined || (year.length === 2 && iso > today) ? [] : [iso];
      }),
    ),
  );
  const readings = [...isos].map((iso) => ({ iso, words: dateInWords(iso) }));
  const [first] = readings;
  if (first === undefined) return { kind: 'invalid', code: 'date-unreal' };
  return readings.length === 1 ? { kind: 'date', ...first } : { kind: 'ambiguous', readings };
}

const centuries = (year: string): number[] =>
  year.length === 2 ? [1900 + Number(year), 2000 + Number(year)] : [Number(year)];

function numericDates(text: string): Typed[] {
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text);
  if (yearFirst) {
    const [, year, month, day] = yearFirst as unknown as [string, string, string, string];
    return [[year, Number(month), Number(day)]];
  }
  const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  const together = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  const numbers = yearLast ?? together;
  if (numbers) {
    const [, first, second, year] = numbers as unknown as [string, string, string, string];
    return [
      [year, Number(second), Number(first)],
      [year, Number(first), Number(second)],
    ];
  }
  return datesWithMonthName(text);
}

function datesWithMonthName(text: string): Typed[] {
  const words = text.replace(/(\d)(st|nd|rd|th)\b/gi, '$1').replace(/[,.\-/]| of /gi, ' ');
  const parts = words.trim().split(/ +/);
  if (parts.length !== 3) return [];
  const [first, second, third] = parts as [string, string, string];
  const monthSecond = monthNumber(second);
  const month = monthSecond ?? monthNumber(first);
  const day = monthSecond === undefined ? second : first;
  if (month === undefined) return [];
  if (/^\d{1,2}$/.test(day) && /^(\d{4}|\d{2})$/.test(third)) return [[third, month, Number(day)]];
  return /^\d{4}$/.test(day) && /^\d{1,2}$/.test(third) ? [[day, month, Number(third)]] : [];
}
