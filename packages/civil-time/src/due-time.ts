import { instantOf } from './instant.ts';
import { addDays, wallClock, weekdayOf } from './wall-clock.ts';

const HOUR_MS = 3_600_000;

/**
 * When somebody works, in the civil time of `zone`. `weekdays`: 1 = Monday; `from`, `to`: HH:MM of one day;
 * `closed`: YYYY-MM-DD.
 */
export interface WorkingHours {
  readonly zone: string;
  readonly weekdays: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly closed: readonly string[];
}

/** How much working time something may take. */
export type WorkingTime = { readonly hours: number } | { readonly days: number };

/** Limit of the search for the next open day. */
const MAX_CLOSED_DAYS = 366;

const instant = (date: string, time: string, zone: string): number => {
  const reading = instantOf({ date, time, zone, fold: 'earlier' });
  if (reading.kind !== 'instant') throw new RangeError(`${date} ${time} is no time in ${zone}`);
  return reading.epochMs;
};

const isOpenOn = (date: string, hours: WorkingHours): boolean =>
  hours.weekdays.includes(weekdayOf(date)) && !hours.closed.includes(date);

/** The first open day from `date` on. */
const openDayFrom = (date: string, hours: WorkingHours): string => {
  for (let day = date, seen = 0; seen < MAX_CLOSED_DAYS; day = addDays(day, 1), seen += 1) {
    if (isOpenOn(day, hours)) return day;
  }
  throw new RangeError('the working hours leave no day open');
};

const afterHours = (begun: number, count: number, hours: WorkingHours): number => {
  const { zone } = hours;
  let left = count * HOUR_MS;
  for (let date = wallClock(begun, zone).date; ; date = addDays(date, 1)) {
    date = openDayFrom(date, hours);
    const start = Math.max(begun, instant(date, hours.from, zone));
    const open = Math.max(0, instant(date, hours.to, zone) - start);
    if (left <= open) return start + left;
    left -= open;
  }
};

const afterDays = (begun: number, count: number, hours: WorkingHours): number => {
  const { zone } = hours;
  const start = wallClock(begun, zone);
  const time = isOpenOn(start.date, hours) ? start.time : hours.to;
  let date = start.date;
  for (let day = 0; day < count; day += 1) date = openDayFrom(addDays(date, 1), hours);
  const [from, to] = [instant(date, hours.from, zone), instant(date, hours.to, zone)];
  return Math.min(Math.max(instant(date, time, zone), from), to);
};

/**
 * When something that takes this much working time is due, ms since 1970 like `begun`. Hours count only within the
 * working hours; days are working days after the day on which it began, at the same clock time, moved into the
 * hours. What begins on a closed day is due at closing time, so what begins later is never due earlier.
 */
export const dueAt = (begun: number, takes: WorkingTime, hours: WorkingHours): number =>
  'hours' in takes ? afterHours(begun, takes.hours, hours) : afterDays(begun, takes.days, hours);
