import { randomUUID } from 'node:crypto';
import type { TherapistId } from '@dhruva/contract/catalogue/therapists';
import type { Db, Tx } from '../../platform/database/db.ts';
import { cellsOf } from './slot.rules.ts';

interface BookingRow {
  id: string;
  order_id: string;
  user_id: string;
  therapist_id: string;
  starts_at: Date;
  state: 'held' | 'confirmed' | 'released' | 'cancelled';
  held_until: Date | null;
  created_at: Date;
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    bookings: BookingRow;
    booked_cells: { therapist_id: string; starts_at: Date; booking_id: string };
  }
}

export interface Session {
  readonly id: string;
  readonly therapistId: TherapistId;
  readonly startsAt: Date;
  readonly state: BookingRow['state'];
}

/** The session of an order; in a transaction with `lock` others wait for it. */
export const findSession = async (
  db: Db,
  orderId: string,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<Session | undefined> => {
  const one = db.selectFrom('bookings').selectAll().where('order_id', '=', orderId);
  const row = await (lock ? one.forUpdate() : one).executeTakeFirst();
  if (!row) return undefined;
  const { id, therapist_id, starts_at, state } = row;
  return { id, therapistId: therapist_id as TherapistId, startsAt: starts_at, state };
};

export interface Holding {
  readonly orderId: string;
  readonly userId: string;
  readonly therapistId: TherapistId;
  readonly startsAt: Date;
  readonly heldUntil: Date;
}

/** Notes for when and until when an order holds a slot, and returns the session's id; its cells are taken apart. */
export const saveHold = async (tx: Tx, hold: Holding, now: Date): Promise<string> => {
  const held = {
    therapist_id: hold.therapistId,
    starts_at: hold.startsAt,
    state: 'held',
    held_until: hold.heldUntil,
  } as const;
  const order = { order_id: hold.orderId, user_id: hold.userId };
  const { id } = await tx
    .insertInto('bookings')
    .values({ id: randomUUID(), ...order, ...held, created_at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(held))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Ends or confirms a session. */
export const setState = async (
  tx: Tx,
  id: string,
  state: 'confirmed' | 'released' | 'cancelled',
): Promise<void> => {
  await tx.updateTable('bookings').set({ state, held_until: null }).where('id', '=', id).execute();
};

/** Lets go of the quarters of an hour a session took. */
export const freeCells = async (tx: Tx, bookingIds: readonly string[]): Promise<void> => {
  if (bookingIds.length === 0) return;
  await tx.deleteFrom('booked_cells').where('booking_id', 'in', bookingIds).execute();
};

/**
 * Takes every quarter of an hour a session blocks, in order; false when another session has one of them, and then
 * none is taken. Waits for a transaction that is just taking one.
 */
export const takeCells = async (
  tx: Tx,
  { id, therapistId, startsAt }: Pick<Session, 'id' | 'therapistId' | 'startsAt'>,
): Promise<boolean> => {
  const cells = cellsOf(startsAt);
  const taken = await tx
    .insertInto('booked_cells')
    .values(cells.map((at) => ({ therapist_id: therapistId, starts_at: at, booking_id: id })))
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
    .selectFrom('bookings')
    .select('id')
    .where('therapist_id', '=', therapistId)
    .where('state', '=', 'held')
    .where('held_until', '<=', now)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id } of over) await setState(tx, id, 'released');
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
    .innerJoin('bookings', 'bookings.id', 'booked_cells.booking_id')
    .select('booked_cells.starts_at')
    .where('booked_cells.therapist_id', '=', therapistId)
    .where('booked_cells.starts_at', '>=', from)
    .where('booked_cells.starts_at', '<', until)
    .where((is) => is.or([is('state', '=', 'confirmed'), is('held_until', '>', now)]))
    .execute();
  return rows.map(({ starts_at }) => starts_at);
};

/** A session as the therapist's day shows it: when, and under which order; nothing of what was written. */
export interface SessionOfDay {
  readonly orderId: string;
  readonly startsAt: Date;
  readonly state: 'held' | 'confirmed';
}

/** What is confirmed, or held at `now`, of a therapist between two instants, of both ends the first. */
export const sessionsBetween = async (
  db: Db,
  therapistId: TherapistId,
  { from, until, now }: { readonly from: Date; readonly until: Date; readonly now: Date },
): Promise<SessionOfDay[]> => {
  const rows = await db
    .selectFrom('bookings')
    .select(['order_id', 'starts_at', 'state'])
    .where('therapist_id', '=', therapistId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where((is) => is.or([is('state', '=', 'confirmed'), is('held_until', '>', now)]))
    .orderBy('starts_at')
    .execute();
  return rows.map(({ order_id, starts_at, state }) => ({
    orderId: order_id,
    startsAt: starts_at,
    state: state === 'held' ? 'held' : 'confirmed',
  }));
};
