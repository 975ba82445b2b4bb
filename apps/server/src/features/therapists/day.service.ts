import { dayBounds } from '@dhruva/civil-time';
import {
  THERAPIST_IDS,
  type TherapistId,
  therapistById,
} from '@dhruva/contract/catalogue/therapists';
import type { Db } from '../../platform/database/db.ts';
import { readNow } from '../../platform/database/transaction.ts';
import { availability, type AvailabilityDeps } from './availability.service.ts';
import { addLeave, readCalendar } from './calendar.store.ts';
import { type DaySession, dayInWords, leaveInWords } from './day-words.rules.ts';

/** Sessions of a therapist between two instants. Bookings know them. */
type AppointmentsBetween = (
  db: Db,
  therapistId: TherapistId,
  span: { readonly from: Date; readonly until: Date; readonly now: Date },
) => Promise<DaySession[]>;

export interface DayDeps extends AvailabilityDeps {
  readonly appointmentsBetween: AppointmentsBetween;
}

/** Why a day or a leave is not given: no such therapist, or days that are none. The message says it. */
export class DayRefusal extends Error {}

const therapistWith = (id: string): TherapistId => {
  const found = THERAPIST_IDS.find((known) => known === id);
  if (!found)
    throw new DayRefusal(`There is no therapist ${id}; there are ${THERAPIST_IDS.join(', ')}.`);
  return found;
};

const sessionsOf = async (
  { db, appointmentsBetween }: DayDeps,
  therapistId: TherapistId,
  [first, last]: readonly [string, string],
): Promise<DaySession[]> => {
  const { zone } = await readCalendar(db, therapistId);
  const [start, end] = [dayBounds(first, zone), dayBounds(last, zone)];
  if (start.kind !== 'day' || end.kind !== 'day' || start.startMs > end.startMs)
    throw new DayRefusal(`${first} to ${last} are no days; write them as 2026-11-30.`);
  const now = await readNow(db);
  const span = { from: new Date(start.startMs), until: new Date(end.endMs), now };
  return appointmentsBetween(db, therapistId, span);
};

/** A therapist's day (YYYY-MM-DD) in words: sessions, and what is free. No notes. Throws DayRefusal. */
export const showDay = async (deps: DayDeps, id: string, date: string): Promise<string> => {
  const therapistId = therapistWith(id);
  const sessions = await sessionsOf(deps, therapistId, [date, date]);
  const { days } = await availability(deps, { therapistId, from: date, days: 1, minutes: 45 });
  const { name } = therapistById(therapistId);
  return dayInWords({ name, date, slots: days[0]?.slots ?? [], sessions });
};

/** Adds leave from one day to another, both away, and says which sessions lie in it. Throws DayRefusal. */
export const giveLeave = async (
  deps: DayDeps,
  id: string,
  [firstDay, lastDay]: readonly [string, string],
): Promise<string> => {
  const therapistId = therapistWith(id);
  const sessions = await sessionsOf(deps, therapistId, [firstDay, lastDay]);
  await addLeave(deps.db, therapistId, { firstDay, lastDay });
  return leaveInWords(sessions);
};
