import { Temporal } from 'temporal-polyfill';
import { parseDate } from './civil-parts.ts';

/**
 * Whole years lived on the civil day that `atEpochMs` falls on in `zone`. Someone born on 29 February
 * completes a year on 1 March of a common year. Negative before birth.
 * Throws RangeError if `dob` is no date (YYYY-MM-DD): callers check it with `instantOf` or `dayBounds`.
 */
export function ageOn(dob: string, atEpochMs: number, zone: string): number {
  const born = parseDate(dob);
  if (typeof born === 'string') throw new RangeError(`${dob}: ${born}`);
  const today = Temporal.Instant.fromEpochMilliseconds(atEpochMs)
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  const birthdayAhead =
    today.month < born.month || (today.month === born.month && today.day < born.day);
  return today.year - born.year - (birthdayAhead ? 1 : 0);
}
