import { MINUTE_MS } from '@dhruva/kernel/durations';
import { INDIA, timeInWords, wallClock } from '@dhruva/civil-time';
import { BLOCKED_MINUTES, type SessionMinutes } from '@dhruva/care/therapists/contract/catalogue';

const CELL_MS = 15 * MINUTE_MS;

/** The quarter-hour cells a session of this length blocks, in locking order. */
export const cellsOf = (startsAt: Date, minutes: SessionMinutes): Date[] =>
  Array.from(
    { length: (BLOCKED_MINUTES[minutes] * MINUTE_MS) / CELL_MS },
    (_, at) => new Date(startsAt.getTime() + at * CELL_MS),
  );

/** Whether a session starts at the slot with this label, on this day of India (YYYY-MM-DD). */
export const isAt = (
  startsAt: Date,
  { date, slot }: { readonly date: string; readonly slot: string },
): boolean => {
  const shown = wallClock(startsAt.getTime(), INDIA);
  return shown.date === date && timeInWords(shown.time) === slot;
};
