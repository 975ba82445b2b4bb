import { HOUR_MS } from '@dhruva/kernel/durations';
import { addDays, instantOf, wallClock, weekdayOf } from '@dhruva/civil-time';
import type { AnswerPromise } from '../contract/catalogue.ts';

/**
 * When staff answer, in the civil time of `zone`. `weekdays`: 1 = Monday; `from`, `to`: HH:MM of one day;
 * `closed`: YYYY-MM-DD.
 */
export interface AnsweringHours {
  readonly zone: string;
  readonly weekdays: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly closed: readonly string[];
}

/** Limit of the search for the next open day. */
const MAX_CLOSED_DAYS = 366;

const instant = (date: string, time: string, zone: string): number => {
  const reading = instantOf({ date, time, zone, fold: 'earlier' });
  if (reading.kind !== 'instant') throw new RangeError(`${date} ${time} is no time in ${zone}`);
  return reading.epochMs;
};

const isOpenOn = (date: string, hours: AnsweringHours): boolean =>
  hours.weekdays.includes(weekdayOf(date)) && !hours.closed.includes(date);

/** The first open day from `date` on. */
const openDayFrom = (date: string, hours: AnsweringHours): string => {
  for (let day = date, seen = 0; seen < MAX_CLOSED_DAYS; day = addDays(day, 1), seen += 1) {
    if (isOpenOn(day, hours)) return day;
  }
  throw new RangeError('the answering hours leave no day open');
};

const afterHours = (paidAt: number, count: number, hours: AnsweringHours): number => {
  const { zone } = hours;
  let left = count * HOUR_MS;
  for (let date = wallClock(paidAt, zone).date; ; date = addDays(date, 1)) {
    date = openDayFrom(date, hours);
    const start = Math.max(paidAt, instant(date, hours.from, zone));
    const open = Math.max(0, instant(date, hours.to, zone) - start);
    if (left <= open) return start + left;
    left -= open;
  }
};

const afterDays = (paidAt: number, count: number, hours: AnsweringHours): number => {
  const { zone } = hours;
  const paid = wallClock(paidAt, zone);
  const time = isOpenOn(paid.date, hours) ? paid.time : hours.to;
  let date = paid.date;
  for (let day = 0; day < count; day += 1) date = openDayFrom(addDays(date, 1), hours);
  const [from, to] = [instant(date, hours.from, zone), instant(date, hours.to, zone)];
  return Math.min(Math.max(instant(date, time, zone), from), to);
};

/**
 * When answers are due (decision 8), ms since 1970 like `paidAt`. Hours count only while staff answer; days
 * are answering days after the day of payment, at the same clock time, moved into answering hours. A payment
 * on a closed day is due at closing time, so a later payment is never due earlier.
 */
export const dueAt = (paidAt: number, promise: AnswerPromise, hours: AnsweringHours): number =>
  'hours' in promise
    ? afterHours(paidAt, promise.hours, hours)
    : afterDays(paidAt, promise.days, hours);
