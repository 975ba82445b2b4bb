import { DAY_MS } from '@dhruva/kernel/durations';
import { wallClock } from '@dhruva/civil-time';
import { therapistById } from '../../contract/catalogue.ts';
import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import { readSchedule, setHours } from '../schedule.store.ts';
import { type DayDeps, DayRefusal, therapistWith } from '../day/day.service.ts';
import { remainingSessionsInWords } from '../day/day-words.rules.ts';
import { hoursInWords } from './hours-words.rules.ts';
import { fitsIn, fallOnIndianSunday, readWindows, WEEKDAYS } from '../hours.rules.ts';

/** Warning for hours that cannot be booked (decision 26). */
const CLOSED =
  'Kept, but no session is held on a Sunday of India: the hours that lie on it stay closed.';

/** Beyond the booking horizon. */
const FAR_MS = 400 * DAY_MS;

/** A therapist's weekly hours and future leave as text. Throws DayRefusal. */
export const showHours = async ({ db }: Pick<DayDeps, 'db'>, id: string): Promise<string> => {
  const therapistId = therapistWith(id);
  const schedule = await readSchedule(db, therapistId);
  const today = wallClock((await readNow(db)).getTime(), schedule.zone).date;
  return hoursInWords(therapistById(therapistId).name, schedule, today);
};

/**
 * Replaces the hours of one weekday ("mon") by "10:00-13:00,15:00-18:00" or "none", and lists future sessions
 * outside the new hours, which stay. Warns of hours on a closed day. Throws DayRefusal.
 */
export const changeHours = async (
  { db, appointmentsBetween }: DayDeps,
  id: string,
  [day, typed]: readonly [string, string],
): Promise<string> => {
  const therapistId = therapistWith(id);
  const at = WEEKDAYS.findIndex((known) => known === day.toLowerCase());
  if (at < 0)
    throw new DayRefusal(`${day} is no day of the week; there are ${WEEKDAYS.join(', ')}.`);
  const windows = readWindows(typed);
  if (typeof windows === 'string') throw new DayRefusal(windows);
  return inTransaction(db, async (tx, now) => {
    await setHours(tx, therapistId, at + 1, windows);
    const schedule = await readSchedule(tx, therapistId);
    const span = { from: now, until: new Date(now.getTime() + FAR_MS), now };
    const sessions = await appointmentsBetween(tx, therapistId, span);
    const outside = sessions.filter((session) => !fitsIn(schedule, session));
    const today = wallClock(now.getTime(), schedule.zone).date;
    const staying = remainingSessionsInWords(outside, 'outside of the hours');
    return fallOnIndianSunday(schedule, at + 1, today) ? `${CLOSED}\n${staying}` : staying;
  });
};
