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

/** Wall clock of the therapist's zone: `weekday` 1 = Monday … 7 = Sunday, times `HH:MM`, `until` up to 24:00. */
export interface Hours {
  readonly weekday: number;
  readonly from: string;
  readonly until: string;
}

/** Days of the therapist's zone, YYYY-MM-DD, both away. */
export interface Leave {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** When a therapist works: IANA zone, hours of a week, leave, and how long before they want to know. */
export interface Calendar {
  readonly zone: string;
  readonly noticeMinutes: number;
  readonly hours: readonly Hours[];
  readonly leave: readonly Leave[];
}

/** A session the hours give. `slot`: its label, by the clock of India. */
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

/** Where sessions begin, one after another, as long as each has the time it blocks. */
const startsIn = ({ from, until }: Hours, minutes: SessionMinutes): string[] => {
  const blocked = BLOCKED_MINUTES[minutes];
  const room = Math.floor((minutesOf(until) - minutesOf(from)) / blocked);
  return Array.from({ length: Math.max(0, room) }, (_, at) =>
    timeOf(minutesOf(from) + at * blocked),
  );
};

/** A time the clocks skip is left out, one they show twice is taken at its first. */
const startOf = (date: string, time: string, zone: string): Date | undefined => {
  const reading = instantOf({ date, time, zone, fold: 'earlier' });
  return reading.kind === 'instant' ? new Date(reading.epochMs) : undefined;
};

/** The sessions of a day of the therapist's zone that fall on this day of India. */
const openingsWithin = (
  { zone, hours, leave }: Calendar,
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
 * The sessions of so many minutes of a day of India (YYYY-MM-DD), earliest first: the hours of the therapist's own days, as
 * instants. Nothing on a Sunday of India (decision 26), nor where the date is none.
 */
export const openingsOn = (
  calendar: Calendar,
  date: string,
  minutes: SessionMinutes = 45,
): Opening[] => {
  if (dayBounds(date, INDIA).kind !== 'day' || weekdayOf(date) === SUNDAY) return [];
  const ownDays = calendar.zone === INDIA ? [date] : [addDays(date, -1), date, addDays(date, 1)];
  return ownDays
    .flatMap((ownDay) => openingsWithin(calendar, { ownDay, indianDate: date }, minutes))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
};
