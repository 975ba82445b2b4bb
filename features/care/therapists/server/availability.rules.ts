import { MINUTE_MS } from '@dhruva/kernel/durations';
import { addDays, dayBounds, INDIA, indianDay } from '@dhruva/civil-time';
import { BLOCKED_MINUTES, BOOK_AHEAD_DAYS, type SessionMinutes } from '../contract/catalogue.ts';
import type { SlotOnOffer } from '../contract/schemas.ts';
import { type Schedule, type Opening, openingsOn } from './opening.rules.ts';

const hasPassed = ({ startsAt }: Opening, { noticeMinutes }: Schedule, now: Date): boolean =>
  startsAt.getTime() - noticeMinutes * MINUTE_MS <= now.getTime();

const isBookableDate = (date: string, now: Date): boolean => {
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
  schedule: Schedule,
  date: string,
  {
    minutes = 45,
    takenAt,
    now,
  }: { readonly minutes?: SessionMinutes; readonly takenAt: readonly Date[]; readonly now: Date },
): SlotOnOffer[] => {
  const isBookable = isBookableDate(date, now);
  const stateOf = (opening: Opening): SlotOnOffer['state'] => {
    if (hasPassed(opening, schedule, now)) return 'passed';
    if (opening.onLeave || !isBookable) return 'closed';
    return isTaken(opening, minutes, takenAt) ? 'taken' : 'open';
  };
  return openingsOn(schedule, date, minutes).map((opening) => ({
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
  schedule: Schedule,
  {
    date,
    slot,
    minutes = 45,
  }: { readonly date: string; readonly slot: string; readonly minutes?: SessionMinutes },
  now: Date,
): Date | Refused => {
  if (dayBounds(date, INDIA).kind !== 'day' || !isBookableDate(date, now))
    return 'booking.date-invalid';
  const openings = openingsOn(schedule, date, minutes).filter(({ onLeave }) => !onLeave);
  if (openings.length === 0) return 'booking.date-invalid';
  const opening = openings.find((one) => one.slot === slot);
  if (!opening || hasPassed(opening, schedule, now)) return 'booking.slot-closed';
  return opening.startsAt;
};

/** Whether the working hours still include a session of this length at this instant. */
export const stillIncludes = (
  schedule: Schedule,
  startsAt: Date,
  minutes: SessionMinutes = 45,
): boolean =>
  openingsOn(schedule, indianDay(startsAt), minutes).some(
    (one) => !one.onLeave && one.startsAt.getTime() === startsAt.getTime(),
  );
