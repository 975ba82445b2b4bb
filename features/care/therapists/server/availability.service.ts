import { DAY_MS } from '@dhruva/kernel/durations';
import { addDays, dayBounds, INDIA } from '@dhruva/civil-time';
import type { SessionMinutes, TherapistId } from '../contract/catalogue.ts';
import type { Availability } from '../contract/schemas.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { openingOf, slotsOn, stillIncludes } from './availability.rules.ts';
import { readSchedule } from './schedule.store.ts';

/** What there is of a therapist between two instants. */
export type Between<Found> = (
  db: Db,
  therapistId: TherapistId,
  span: { readonly from: Date; readonly until: Date; readonly now: Date },
) => Promise<Found[]>;

/** The quarters of an hour sessions block in a therapist's day. Bookings know them. */
export type TakenCells = Between<Date>;

export interface AvailabilityDeps {
  readonly db: Db;
  readonly takenCells: TakenCells;
}

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

/** The slots of so many days from `from` on (YYYY-MM-DD in India). Refuses an invalid date. */
export const availability = async (
  { db, takenCells }: AvailabilityDeps,
  wish: {
    readonly therapistId: TherapistId;
    readonly from: string;
    readonly days: number;
    readonly minutes: SessionMinutes;
  },
): Promise<Availability> => {
  const { therapistId, from, days, minutes } = wish;
  const first = dayBounds(from, INDIA);
  const last = first.kind === 'day' ? dayBounds(addDays(from, days - 1), INDIA) : first;
  if (first.kind !== 'day' || last.kind !== 'day') throw new AppError('booking.date-invalid');
  const now = await readNow(db);
  const schedule = await readSchedule(db, therapistId);
  const span = { from: new Date(first.startMs), until: new Date(last.endMs + DAY_MS), now };
  const takenAt = await takenCells(db, therapistId, span);
  return {
    therapistId,
    days: daysFrom(from, days).map((date) => ({
      date,
      slots: slotsOn(schedule, date, { minutes, takenAt, now }),
    })),
  };
};

/** The start of a slot that can be booked now by hours and leave; refuses any other. */
export const openingAt = async (
  db: Db,
  wish: {
    readonly therapistId: TherapistId;
    readonly date: string;
    readonly slot: string;
    readonly minutes: SessionMinutes;
  },
  now: Date,
): Promise<Date> => {
  const opening = openingOf(await readSchedule(db, wish.therapistId), wish, now);
  if (typeof opening === 'string') throw new AppError(opening);
  return opening;
};

/** Whether the therapist still works at this instant, by hours and leave. */
export const isOpenAt = async (
  db: Db,
  {
    therapistId,
    startsAt,
    minutes,
  }: {
    readonly therapistId: TherapistId;
    readonly startsAt: Date;
    readonly minutes: SessionMinutes;
  },
): Promise<boolean> => stillIncludes(await readSchedule(db, therapistId), startsAt, minutes);
