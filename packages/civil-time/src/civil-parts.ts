import { Temporal } from 'temporal-polyfill';

type DateCode = 'date-format' | 'date-numbers' | 'date-unreal';

/**
 * `YYYY-MM-DD` → a date, or the code of what is wrong with it (the first of format, numbers,
 * existence).
 */
export function parseDate(text: string): Temporal.PlainDate | DateCode {
  if (!/^[^-]{4}-[^-]{2}-[^-]{2}$/.test(text)) return 'date-format';
  if (!/^[\d-]+$/.test(text)) return 'date-numbers';
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return plainDate(year, month, day) ?? 'date-unreal';
}

/** Year, month 1–12, day → a date of the Gregorian calendar, or undefined if there is none. */
export function plainDate(
  year: number,
  month: number,
  day: number,
): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

/** `HH:MM` or `HH:MM:SS`, 24 hours (24:00 is none) → a wall clock time, or the code of what is wrong. */
export function parseTime(text: string): Temporal.PlainTime | 'time-format' {
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)
    ? Temporal.PlainTime.from(text)
    : 'time-format';
}

/** Whether the zone database knows this name. */
export function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}
