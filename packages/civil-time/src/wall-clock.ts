import { Temporal } from 'temporal-polyfill';

/** What the clocks of a zone show. `date`: YYYY-MM-DD; `time`: HH:MM:SS; `weekday`: 1 = Monday … 7 = Sunday. */
export interface WallClock {
  readonly date: string;
  readonly time: string;
  readonly weekday: number;
}

/** An instant (ms since 1970-01-01T00:00Z) → what the clocks of a zone (IANA name) show, cut to the second. */
export function wallClock(epochMs: number, zone: string): WallClock {
  const shown = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone);
  return {
    date: shown.toPlainDate().toString(),
    time: shown.toPlainTime().toString({ smallestUnit: 'second' }),
    weekday: shown.dayOfWeek,
  };
}

/** The time zone of India, in which due times, slots and receipts are given. */
export const INDIA = 'Asia/Kolkata';

/** The civil date in India, YYYY-MM-DD. */
export const indianDay = (at: Date): string => wallClock(at.getTime(), INDIA).date;

/** The date so many days after a date; both YYYY-MM-DD. Throws RangeError if it is no date. */
export const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** The date so many months after a date, the month's last day where it has no such one; both YYYY-MM-DD. */
export const addMonths = (date: string, months: number): string =>
  Temporal.PlainDate.from(date).add({ months }).toString();

/** The weekday of a date YYYY-MM-DD: 1 = Monday … 7 = Sunday. Throws RangeError if it is no date. */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;
