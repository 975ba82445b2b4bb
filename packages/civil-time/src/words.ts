import { parseDate, parseTime } from './civil-parts.ts';
import { MONTHS_ENGLISH } from './month-names.ts';

/** `YYYY-MM-DD` → "15 August 1990". Throws RangeError if it is no date. */
export function dateInWords(date: string): string {
  const day = parseDate(date);
  if (typeof day === 'string') throw new RangeError(`${date}: ${day}`);
  return `${day.day} ${MONTHS_ENGLISH[day.month - 1]} ${day.year}`;
}

/** `HH:MM[:SS]`, 24 hours → "2:30 PM", "2:30:15 PM". Throws RangeError if it is no time. */
export function timeInWords(time: string): string {
  const clock = parseTime(time);
  if (typeof clock === 'string') throw new RangeError(`${time}: ${clock}`);
  const minute = String(clock.minute).padStart(2, '0');
  const second = clock.second === 0 ? '' : `:${String(clock.second).padStart(2, '0')}`;
  return `${clock.hour % 12 || 12}:${minute}${second} ${clock.hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Date and time in words: "15 August 1990, 2:30 PM"; the date alone where `time` is empty
 * (unknown).
 */
export const inWords = (date: string, time: string): string =>
  time === '' ? dateInWords(date) : `${dateInWords(date)}, ${timeInWords(time)}`;

/** A date (YYYY-MM-DD) as the date picker of the booking form writes it: "Mon Nov 23 2026". */
export const dayAsShown = (date: string): string => {
  const [weekday = '', day = '', month = '', year = ''] = new Date(`${date}T00:00:00Z`)
    .toUTCString()
    .split(/,? /);
  return `${weekday} ${month} ${day} ${year}`;
};
