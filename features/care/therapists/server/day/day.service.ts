import { dayBounds, INDIA } from '@dhruva/civil-time';
import { THERAPIST_IDS, type TherapistId, therapistById } from '../../contract/catalogue.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Between, TakenCells } from '../availability.service.ts';
import { addLeave, readSchedule, removeLeave } from '../schedule.store.ts';
import { windowsOn } from '../hours.rules.ts';
import { type DaySession, dayInWords, remainingSessionsInWords } from './day-words.rules.ts';

/** Loads sessions of a therapist between two instants; provided by appointments. */
type AppointmentsBetween = Between<DaySession>;

export interface DayDeps {
  readonly db: Db;
  readonly takenCells: TakenCells;
  readonly appointmentsBetween: AppointmentsBetween;
}

/**
 * A refused command of the desk, such as an unknown therapist or an invalid date. The message is for the
 * operator.
 */
export class DayRefusal extends Error {}

/** Validates a therapist's id. Throws DayRefusal. */
export const therapistWith = (id: string): TherapistId => {
  const found = THERAPIST_IDS.find((known) => known === id);
  if (!found)
    throw new DayRefusal(`There is no therapist ${id}; there are ${THERAPIST_IDS.join(', ')}.`);
  return found;
};

/** From the start of one day to the end of another, in a zone. Throws DayRefusal. */
const spanOf = ([first, last]: readonly [string, string], zone: string) => {
  const [start, end] = [dayBounds(first, zone), dayBounds(last, zone)];
  if (start.kind !== 'day' || end.kind !== 'day' || start.startMs > end.startMs)
    throw new DayRefusal(`${first} to ${last} are no days; write them as 2026-11-30.`);
  return { from: new Date(start.startMs), until: new Date(end.endMs) };
};

/**
 * A therapist's day (YYYY-MM-DD in India) as text: sessions, free time, leave. No client data. Throws
 * DayRefusal.
 */
export const showDay = async (deps: DayDeps, id: string, date: string): Promise<string> => {
  const { db, appointmentsBetween, takenCells } = deps;
  const therapistId = therapistWith(id);
  const span = { ...spanOf([date, date], INDIA), now: await readNow(db) };
  const sessions = await appointmentsBetween(db, therapistId, span);
  const takenAt = await takenCells(db, therapistId, span);
  const windows = windowsOn(await readSchedule(db, therapistId), date);
  const { name } = therapistById(therapistId);
  return dayInWords({ name, date, windows, sessions, takenAt });
};

type Days = readonly [first: string, last: string];

/** Adds leave, both days included, and lists the sessions in it. Throws DayRefusal. */
export const grantLeave = async (
  deps: DayDeps,
  id: string,
  [first, last]: Days,
): Promise<string> => {
  const { db, appointmentsBetween } = deps;
  const therapistId = therapistWith(id);
  const { zone } = await readSchedule(db, therapistId);
  const span = { ...spanOf([first, last], zone), now: await readNow(db) };
  await addLeave(db, therapistId, { firstDay: first, lastDay: last });
  return remainingSessionsInWords(
    await appointmentsBetween(db, therapistId, span),
    'in these days',
  );
};

/** Removes a leave with exactly these dates. Throws DayRefusal when there is none. */
export const cancelLeave = async (
  { db }: Pick<DayDeps, 'db'>,
  id: string,
  [firstDay, lastDay]: Days,
): Promise<string> => {
  const therapistId = therapistWith(id);
  spanOf([firstDay, lastDay], INDIA);
  if (await removeLeave(db, therapistId, { firstDay, lastDay }))
    return 'Taken back: the hours of these days are open again.';
  const { leave } = await readSchedule(db, therapistId);
  const near = leave.filter((one) => one.firstDay <= lastDay && firstDay <= one.lastDay);
  const known = near.map((one) => `${one.firstDay} to ${one.lastDay}`).join(', ');
  throw new DayRefusal(
    `There is no leave from ${firstDay} to ${lastDay}${known === '' ? '' : `, but ${known}`}.`,
  );
};
