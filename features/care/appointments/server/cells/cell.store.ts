import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { Appointment } from '../appointment.store.ts';
import { end } from '../placing.store.ts';
import { cellsOf } from './slot.rules.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    booked_cells: { therapist_id: string; starts_at: Date; appointment_id: string };
  }
}

/** Frees the quarter-hour cells of these appointments. */
export const freeCells = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.deleteFrom('booked_cells').where('appointment_id', 'in', ids).execute();
};

/**
 * Takes all quarter-hour cells a session blocks, in order, replacing its old ones. False when another
 * appointment has one of them: then roll back, or call `freeCells`. Waits for concurrent transactions that
 * take one. Old cells are freed last, so that two sessions that swap times cannot deadlock.
 */
export const takeCells = async (
  tx: Tx,
  place: Pick<Appointment, 'id' | 'therapistId' | 'startsAt' | 'minutes'>,
): Promise<boolean> => {
  const { id, therapistId } = place;
  const cells = cellsOf(place.startsAt, place.minutes);
  await tx
    .insertInto('booked_cells')
    .values(cells.map((at) => ({ therapist_id: therapistId, starts_at: at, appointment_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const had = await tx
    .selectFrom('booked_cells')
    .select(['therapist_id', 'starts_at'])
    .where('appointment_id', '=', id)
    .execute();
  const isWanted = (cell: { readonly therapist_id: string; readonly starts_at: Date }): boolean =>
    cell.therapist_id === therapistId &&
    cells.some((at) => at.getTime() === cell.starts_at.getTime());
  const old = had.filter((cell) => !isWanted(cell));
  if (had.length - old.length < cells.length) return false;
  for (const { therapist_id, starts_at } of old)
    await tx
      .deleteFrom('booked_cells')
      .where('therapist_id', '=', therapist_id)
      .where('starts_at', '=', starts_at)
      .execute();
  return true;
};

/** Ends a therapist's expired holds, except those that are being paid. */
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
 * The quarter-hour cells that sessions of a therapist block between two instants (the first included):
 * confirmed ones, and those held at `now`.
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
