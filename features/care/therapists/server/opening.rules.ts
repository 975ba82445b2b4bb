import {
  addDays,
  dayBounds,
  INDIA,
  instantOf,
  timeInWords,
  wallClock,
  weekdayOf,
} from '@dhruva/civil-time';
import { BLOCKED_MINUTES, type SessionMinutes } from '../contract/catalogue.ts';

/** Weekly hours in the therapist's zone: `weekday` 1 = Monday … 7 = Sunday, times `HH:MM`, `until` up to 24:00. */
export interface Hours {
  readonly weekday: number;
  readonly from: string;
  readonly until: string;
}

/** Leave in the therapist's zone, YYYY-MM-DD, both days included. */
export interface Leave {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A therapist's zone (IANA), weekly hours, leave, and minimum notice of a booking. */
export interface Schedule {
  readonly zone: string;
  readonly noticeMinutes: number;
  readonly hours: readonly Hours[];
  readonly leave: readonly Leave[];
}

/** A slot of the working hours. `slot`: its label, in Indian time. */
export interface Opening {
  readonly slot: string;
  readonly startsAt: Date;
  readonly onLeave: boolean;
}

const SUNDAY = 7;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The starts of consecutive sessions within the hours. */
const startsIn = ({ from, until }: Hours, minutes: SessionMinutes): string[] => {
  const blocked = BLOCKED_MINUTES[minutes];
  const room = Math.floor((minutesOf(until) - minutesOf(from)) / blocked);
  return Array.from({ length: Math.max(0, room) }, (_, at) =>
    timeOf(minutesOf(from) + at * blocked),
  );
};

/** The instant of a wall clock time; undefined if it is skipped, the first if it is repeated. */
const startOf = (date: string, time: string, zone: string): Date | undefined => {
  const reading = instantOf({ date, time, zone, fold: 'earlier' });
  return reading.kind === 'instant' ? new Date(reading.epochMs) : undefined;
};

/** The slots of a day of the therapist's zone that fall on this day of India. */
const openingsWithin = (
  { zone, hours, leave }: Schedule,
  { ownDay, indianDate }: { readonly ownDay: string; readonly indianDate: string },
  minutes: SessionMinutes,
): Opening[] => {
  const onLeave = leave.some(({ firstDay, lastDay }) => firstDay <= ownDay && ownDay <= lastDay);
  const weekday = weekdayOf(ownDay);
  return hours
    .filter((window) => window.weekday === weekday)
    .flatMap((window) => startsIn(window, minutes))
    .flatMap((time) => startOf(ownDay, time, zone) ?? [])
    .flatMap((startsAt) => {
      const shown = wallClock(startsAt.getTime(), INDIA);
      return shown.date === indianDate
        ? [{ slot: timeInWords(shown.time), startsAt, onLeave }]
        : [];
    });
};

/**
 * The slots of a day of India (YYYY-MM-DD) for sessions of this length, in order. None on Sundays in India
 * (decision 26), or for an invalid date.
 */
export const openingsOn = (
  schedule: Schedule,
  date: string,
  minutes: SessionMinutes = 45,
): Opening[] => {
  if (dayBounds(date, INDIA).kind !== 'day' || weekdayOf(date) === SUNDAY) return [];
  const ownDays = schedule.zone === INDIA ? [date] : [addDays(date, -1), date, addDays(date, 1)];
  return ownDays
    .flatMap((ownDay) => openingsWithin(schedule, { ownDay, indianDate: date }, minutes))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
};
