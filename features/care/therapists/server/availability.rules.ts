import { addDays, dayBounds, INDIA, indianDay } from '@dhruva/civil-time';
import { BLOCKED_MINUTES, BOOK_AHEAD_DAYS, type SessionMinutes } from '../contract/catalogue.ts';
import type { SlotOnOffer } from '../contract/schemas.ts';
import { type Calendar, type Opening, openingsOn } from './opening.rules.ts';

const MINUTE_MS = 60_000;

const hasPassed = ({ startsAt }: Opening, { noticeMinutes }: Calendar, now: Date): boolean =>
  startsAt.getTime() - noticeMinutes * MINUTE_MS <= now.getTime();

const isInReach = (date: string, now: Date): boolean => {
  const today = indianDay(now);
  return date >= today && date <= addDays(today, BOOK_AHEAD_DAYS);
};

const isTaken = (
  { startsAt }: Opening,
  minutes: SessionMinutes,
  takenAt: readonly Date[],
): boolean =>
  takenAt.some((at) => {
    const minutesIn = (at.getTime() - startsAt.getTime()) / MINUTE_MS;
    return minutesIn >= 0 && minutesIn < BLOCKED_MINUTES[minutes];
  });

/**
 * The slots of a day of India with their states at `now`. `takenAt`: the quarter-hour cells that sessions
 * block; a slot that overlaps one is taken.
 */
export const slotsOn = (
  calendar: Calendar,
  date: string,
  {
    minutes = 45,
    takenAt,
    now,
  }: { readonly minutes?: SessionMinutes; readonly takenAt: readonly Date[]; readonly now: Date },
): SlotOnOffer[] => {
  const inReach = isInReach(date, now);
  const stateOf = (opening: Opening): SlotOnOffer['state'] => {
    if (hasPassed(opening, calendar, now)) return 'passed';
    if (opening.onLeave || !inReach) return 'closed';
    return isTaken(opening, minutes, takenAt) ? 'taken' : 'open';
  };
  return openingsOn(calendar, date, minutes).map((opening) => ({
    slot: opening.slot,
    startsAt: opening.startsAt.toISOString(),
    state: stateOf(opening),
  }));
};

type Refused = 'booking.date-invalid' | 'booking.slot-closed';

/**
 * The start of a slot, or why it cannot be booked at `now`: an invalid or past date, beyond the horizon, no
 * hours or on leave, already started or too soon, or not a slot of that day. Does not check whether it is
 * taken; the database does.
 */
export const openingOf = (
  calendar: Calendar,
  {
    date,
    slot,
    minutes = 45,
  }: { readonly date: string; readonly slot: string; readonly minutes?: SessionMinutes },
  now: Date,
): Date | Refused => {
  if (dayBounds(date, INDIA).kind !== 'day' || !isInReach(date, now)) return 'booking.date-invalid';
  const openings = openingsOn(calendar, date, minutes).filter(({ onLeave }) => !onLeave);
  if (openings.length === 0) return 'booking.date-invalid';
  const opening = openings.find((one) => one.slot === slot);
  if (!opening || hasPassed(opening, calendar, now)) return 'booking.slot-closed';
  return opening.startsAt;
};

/** Whether the working hours still include a session of this length at this instant. */
export const stillGives = (
  calendar: Calendar,
  startsAt: Date,
  minutes: SessionMinutes = 45,
): boolean =>
  openingsOn(calendar, indianDay(startsAt), minutes).some(
    (one) => !one.onLeave && one.startsAt.getTime() === startsAt.getTime(),
  );
