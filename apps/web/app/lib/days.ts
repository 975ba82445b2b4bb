import { INDIA } from '@dhruva/kernel/india';

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: INDIA });

/** An instant (ISO) → "21 November 2026", in India time. */
export const dayInWords = (instant: string): string => DAY.format(Date.parse(instant));

const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: INDIA });

/** The date in India (`2026-11-21`) at an instant (ISO, or ms since 1970). */
export const dayInIndia = (instant: string | number): string => ISO_DAY.format(new Date(instant));

/** A typed day (`YYYY-MM-DD`) in words; an empty string while it is not a valid date. */
export const typedDayInWords = (day: string): string =>
  Number.isNaN(Date.parse(day)) ? '' : dayInWords(day);

/** The day it is where the visitor is: `2026-11-21`. */
export const todayOnThisDevice = (): string => new Date().toLocaleDateString('en-CA');
