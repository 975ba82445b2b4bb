import type { TherapistId } from '@dhruva/contract/catalogue/therapists';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type Appointment, end } from './appointment.store.ts';
import { cellsOf } from './slot.rules.ts';

declare module '../../platform/database/db.ts' {
  interface Tables {
    booked_cells: { therapist_id: string; starts_at: Date; appointment_id: string };
  }
}

/** Lets go of the quarters of an hour these appointments took. */
export const freeCells = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.deleteFrom('booked_cells').where('appointment_id', 'in', ids).execute();
};

/**
 * Takes every quarter of an hour a session blocks, in order; false when another one has one of them, and then
 * none is taken. Waits for a transaction that is just taking one.
 */
export const takeCells = async (
  tx: Tx,
  {
    id,
    therapistId,
    startsAt,
    minutes,
  }: Pick<Appointment, 'id' | 'therapistId' | 'startsAt' | 'minutes'>,
): Promise<boolean> => {
  const cells = cellsOf(startsAt, minutes);
  const taken = await tx
    .insertInto('booked_cells')
    .values(cells.map((at) => ({ therapist_id: therapistId, starts_at: at, appointment_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('starts_at')
    .execute();
  if (taken.length === cells.length) return true;
  await freeCells(tx, [id]);
  return false;
};

/** Ends a therapist's holds whose time is over; one that is being paid this moment is left alone. */
export const sweepHolds = async (tx: Tx, therapistId: TherapistId, now: Date): Promise<void> => {
  const over = await tx
    .selectFrom('appointments')
    .select('id')
    .where('therapist_id', '=', therapistId)
    .where('state', '=', 'held')
    .where('held_until', '<=', now)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id } of over) await end(tx, id, 'released');
  await freeCells(
    tx,
    over.map(({ id }) => id),
  );
};

/**
 * The quarters of an hour that sessions block in a therapist's day, of both ends the first: confirmed ones,
 * and those held at `now`.
 */
export const takenCells = async (
  db: Db,
  therapistId: TherapistId,
  { from, until, now }: { readonly from: Date; readonly until: Date; readonly now: Date },
): Promise<Date[]> => {
  const rows = await db
    .selectFrom('booked_cells')
    .innerJoin('appointments', 'appointments.id', 'booked_cells.appointment_id')
    .select('booked_cells.starts_at')
    .where('booked_cells.therapist_id', '=', therapistId)
    .where('booked_cells.starts_at', '>=', from)
    .where('booked_cells.starts_at', '<', until)
    .where((is) => is.or([is('state', '=', 'confirmed'), is('held_until', '>', now)]))
    .execute();
  return rows.map(({ starts_at }) => starts_at);
};
