import { MINUTE_MS } from '@dhruva/kernel/durations';
import {
  addDays,
  dayBounds,
  INDIA,
  indianDay,
  instantOf,
  wallClock,
  weekdayOf,
} from '@dhruva/civil-time';
import type { Schedule, Hours } from './opening.rules.ts';

/** A span of time, excluding its end. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** Working hours of a day as instants; `onLeave`: the therapist is away that day. */
export interface Window extends Span {
  readonly onLeave: boolean;
}

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

type WindowTimes = Pick<Hours, 'from' | 'until'>;

/** Times are quarter hours, like the cells that prevent overlaps. */
const WINDOW = /^((?:[01]\d|2[0-3]):(?:00|15|30|45))-((?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/;
const SHORTEST_MINUTES = 30;
const SUNDAY = 7;
const DAYS_OF_WEEK = 7;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Parses "10:00-13:00,15:00-18:00" or "none" to sorted windows; returns a message if there are no times, one
 * is shorter than a session, or two overlap.
 */
export const readWindows = (typed: string): WindowTimes[] | string => {
  if (typed === 'none') return [];
  const windows: WindowTimes[] = [];
  for (const part of typed.split(',')) {
    const [, from, until] = WINDOW.exec(part.trim()) ?? [];
    if (from === undefined || until === undefined)
      return `${part} are no hours; write 10:00-13:00, in quarters of an hour.`;
    if (minutesOf(until) - minutesOf(from) < SHORTEST_MINUTES)
      return `${part} is shorter than a session of ${SHORTEST_MINUTES} minutes.`;
    windows.push({ from, until });
  }
  windows.sort((one, other) => one.from.localeCompare(other.from));
  const overlap = windows.find((one, at) => one.from < (windows[at - 1]?.until ?? ''));
  return overlap ? `${overlap.from}-${overlap.until} overlaps the hours before it.` : windows;
};

/**
 * The instant of a wall clock time in a zone; a skipped time becomes the end of the gap, of a repeated one
 * `fold` selects.
 */
const instantAt = (
  date: string,
  time: string,
  { zone, fold }: { readonly zone: string; readonly fold: 'earlier' | 'later' },
): number => {
  if (time === '24:00') return instantAt(addDays(date, 1), '00:00', { zone, fold });
  const reading = instantOf({ date, time, zone, fold });
  if (reading.kind === 'instant') return reading.epochMs;
  if (reading.kind === 'gap')
    return instantAt(reading.to.slice(0, 10), reading.to.slice(11), { zone, fold });
  throw new RangeError(`${date} ${time} in ${zone} is no time`);
};

const windowsOfOwnDay = ({ zone, hours, leave }: Schedule, ownDay: string): Window[] => {
  const onLeave = leave.some(({ firstDay, lastDay }) => firstDay <= ownDay && ownDay <= lastDay);
  const weekday = weekdayOf(ownDay);
  return hours
    .filter((window) => window.weekday === weekday)
    .map(({ from, until }) => ({
      from: new Date(instantAt(ownDay, from, { zone, fold: 'earlier' })),
      until: new Date(instantAt(ownDay, until, { zone, fold: 'later' })),
      onLeave,
    }));
};

/**
 * A therapist's hours on a day of India (YYYY-MM-DD), in order and cut to that day; none on Sundays (decision
 * 26).
 */
export const windowsOn = (schedule: Schedule, date: string): Window[] => {
  const bounds = dayBounds(date, INDIA);
  if (bounds.kind !== 'day' || weekdayOf(date) === SUNDAY) return [];
  return [addDays(date, -1), date, addDays(date, 1)]
    .flatMap((ownDay) => windowsOfOwnDay(schedule, ownDay))
    .map(({ from, until, onLeave }) => ({
      from: new Date(Math.max(from.getTime(), bounds.startMs)),
      until: new Date(Math.min(until.getTime(), bounds.endMs)),
      onLeave,
    }))
    .filter(({ from, until }) => from < until)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
};

const isSunday = (instant: Date): boolean => weekdayOf(indianDay(instant)) === SUNDAY;

/**
 * Whether hours of a weekday (1 = Monday … 7 = Sunday, in the therapist's zone) fall on a Sunday in India in
 * the week from `today` (YYYY-MM-DD, in their zone): those are closed (decision 26).
 */
export const fallOnIndianSunday = (schedule: Schedule, weekday: number, today: string): boolean => {
  const days = Array.from({ length: DAYS_OF_WEEK }, (_, ahead) => addDays(today, ahead));
  const ownDay = days.find((day) => weekdayOf(day) === weekday) ?? today;
  return windowsOfOwnDay({ ...schedule, leave: [] }, ownDay).some(
    ({ from, until }) => isSunday(from) || isSunday(new Date(until.getTime() - 1)),
  );
};

/** Whether a session of this length fits into the hours, ignoring leave. */
export const fitsIn = (
  schedule: Schedule,
  { startsAt, minutes }: { readonly startsAt: Date; readonly minutes: number },
): boolean => {
  const ownDay = wallClock(startsAt.getTime(), schedule.zone).date;
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  return windowsOfOwnDay(schedule, ownDay).some(
    ({ from, until, onLeave }) => !onLeave && from <= startsAt && endsAt <= until,
  );
};
