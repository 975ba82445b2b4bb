import { addDays, dayBounds, INDIA, indianDay, instantOf, weekdayOf } from '@dhruva/civil-time';
import { BOOK_AHEAD_DAYS, SESSION_MINUTES, type Slot } from '@dhruva/contract/catalogue/therapists';

const SUNDAY = 7;
const CELL_MS = 15 * 60_000;
const CLOCK: Readonly<Record<Slot, string>> = {
  '10:00 AM': '10:00',
  '12:00 PM': '12:00',
  '3:00 PM': '15:00',
};

/** When a slot of a day (YYYY-MM-DD, India) starts. Throws RangeError if it is no day. */
export const slotStart = (date: string, slot: Slot): Date => {
  const reading = instantOf({ date, time: CLOCK[slot], zone: INDIA });
  if (reading.kind !== 'instant') throw new RangeError(`${date} is no day`);
  return new Date(reading.epochMs);
};

/** Why a slot cannot be booked at `now`, or undefined: no day, past, a Sunday, too far ahead, or begun. */
export const refuseSlot = (
  { date, slot }: { readonly date: string; readonly slot: Slot },
  now: Date,
): 'booking.date-invalid' | 'booking.slot-closed' | undefined => {
  if (dayBounds(date, INDIA).kind !== 'day') return 'booking.date-invalid';
  const today = indianDay(now);
  const isBookable =
    date >= today && date <= addDays(today, BOOK_AHEAD_DAYS) && weekdayOf(date) !== SUNDAY;
  if (!isBookable) return 'booking.date-invalid';
  return slotStart(date, slot) <= now ? 'booking.slot-closed' : undefined;
};

/** The quarters of an hour a session blocks, in the order they are taken. */
export const cellsOf = (startsAt: Date): Date[] =>
  Array.from(
    { length: (SESSION_MINUTES.blocks * 60_000) / CELL_MS },
    (_, at) => new Date(startsAt.getTime() + at * CELL_MS),
  );

/** "Mon Nov 23 2026", as the calendar of the booking form writes a date (YYYY-MM-DD). */
export const dayAsShown = (date: string): string => {
  const [weekday = '', day = '', month = '', year = ''] = new Date(`${date}T00:00:00Z`)
    .toUTCString()
    .split(/,? /);
  return `${weekday} ${month} ${day} ${year}`;
};
