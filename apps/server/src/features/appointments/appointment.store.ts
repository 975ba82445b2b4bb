import { randomUUID } from 'node:crypto';
import type { SessionMinutes, TherapistId } from '@dhruva/contract/catalogue/therapists';
import type { BookingForm } from '@dhruva/contract/payments/item';
import type { UserKey } from '../../platform/crypto/user-keys.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { referenceOf } from './reference.rules.ts';

interface AppointmentRow {
  id: string;
  order_id: string | null;
  user_id: string;
  therapist_id: string;
  starts_at: Date;
  minutes: number;
  state: 'held' | 'confirmed' | 'unplaced' | 'released' | 'cancelled';
  form: Buffer | null;
  sequence: number;
  held_until: Date | null;
  choose_by: Date | null;
  placed_at: Date | null;
  created_at: Date;
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    appointments: AppointmentRow;
  }
}

const FORM = 'appointments.form';

/** A time with a therapist, held or had. `orderId` is null when a credit pays it. */
export interface Appointment {
  readonly id: string;
  readonly reference: string;
  readonly orderId: string | null;
  readonly userId: string;
  readonly therapistId: TherapistId;
  readonly startsAt: Date;
  readonly minutes: SessionMinutes;
  readonly state: AppointmentRow['state'];
  /** What calendars know it by: the number of changes since it was booked. */
  readonly sequence: number;
  readonly chooseBy: Date | null;
  /** Since when it stands at its present time; null while it is only held. */
  readonly placedAt: Date | null;
  /** What the customer wrote, sealed; see `openForm`. */
  readonly form: Buffer | null;
}

const appointmentOf = (row: AppointmentRow): Appointment => ({
  id: row.id,
  reference: referenceOf(row.id),
  orderId: row.order_id,
  userId: row.user_id,
  therapistId: row.therapist_id as TherapistId,
  startsAt: row.starts_at,
  minutes: row.minutes === 30 ? 30 : 45,
  state: row.state,
  sequence: row.sequence,
  chooseBy: row.choose_by,
  placedAt: row.placed_at,
  form: row.form,
});

/** What the customer wrote when booking; undefined when it was never kept. */
export const openForm = (key: UserKey, { form }: Appointment): BookingForm | undefined =>
  form === null ? undefined : (JSON.parse(key.open(FORM, form)) as BookingForm);

type Which = { readonly id: string } | { readonly orderId: string };

/** One appointment; in a transaction with `lock` others wait for it. */
export const findAppointment = async (
  db: Db,
  which: Which,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<Appointment | undefined> => {
  const all = db.selectFrom('appointments').selectAll();
  const one =
    'id' in which ? all.where('id', '=', which.id) : all.where('order_id', '=', which.orderId);
  const row = await (lock ? one.forUpdate() : one).executeTakeFirst();
  return row && appointmentOf(row);
};

/** What a user ever booked, the latest first; what was only held is left out. */
export const appointmentsOf = async (db: Db, userId: string): Promise<Appointment[]> => {
  const rows = await db
    .selectFrom('appointments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['confirmed', 'unplaced', 'cancelled'])
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(appointmentOf);
};

/** What is confirmed, or held at `now`, of a therapist between two instants, of both ends the first. */
export const appointmentsBetween = async (
  db: Db,
  therapistId: TherapistId,
  { from, until, now }: { readonly from: Date; readonly until: Date; readonly now: Date },
): Promise<Appointment[]> => {
  const rows = await db
    .selectFrom('appointments')
    .selectAll()
    .where('therapist_id', '=', therapistId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where((is) => is.or([is('state', '=', 'confirmed'), is('held_until', '>', now)]))
    .orderBy('starts_at')
    .execute();
  return rows.map(appointmentOf);
};

interface Wanted {
  readonly therapistId: TherapistId;
  readonly startsAt: Date;
  readonly form: BookingForm;
}

export interface Holding extends Wanted {
  readonly orderId: string;
  readonly heldUntil: Date;
}

/** Notes for when and until when an order holds a slot, and returns it; its cells are taken apart. */
export const saveHold = async (
  tx: Tx,
  key: UserKey,
  hold: Holding,
  now: Date,
): Promise<Appointment> => {
  const held = {
    therapist_id: hold.therapistId,
    starts_at: hold.startsAt,
    form: key.seal(FORM, JSON.stringify(hold.form)),
    state: 'held',
    held_until: hold.heldUntil,
  } as const;
  const order = { order_id: hold.orderId, user_id: key.userId };
  const row = await tx
    .insertInto('appointments')
    .values({ id: randomUUID(), minutes: 45, sequence: 0, ...order, ...held, created_at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(held))
    .returningAll()
    .executeTakeFirstOrThrow();
  return appointmentOf(row);
};

/** Adds an appointment that a credit pays, confirmed at once; its cells are taken apart. */
export const addPlaced = async (
  tx: Tx,
  key: UserKey,
  wanted: Wanted & { readonly minutes: SessionMinutes },
  now: Date,
): Promise<Appointment> => {
  const row = await tx
    .insertInto('appointments')
    .values({
      id: randomUUID(),
      user_id: key.userId,
      therapist_id: wanted.therapistId,
      starts_at: wanted.startsAt,
      minutes: wanted.minutes,
      form: key.seal(FORM, JSON.stringify(wanted.form)),
      state: 'confirmed',
      sequence: 0,
      placed_at: now,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return appointmentOf(row);
};

/** Confirms a hold where it is. */
export const confirm = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set({ state: 'confirmed', held_until: null, choose_by: null, placed_at: now })
    .where('id', '=', id)
    .execute();
};

/** Puts an appointment at another time, which calendars have to learn. */
export const place = async (
  tx: Tx,
  id: string,
  { therapistId, startsAt }: Pick<Appointment, 'therapistId' | 'startsAt'>,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set(({ eb }) => ({
      therapist_id: therapistId,
      starts_at: startsAt,
      state: 'confirmed',
      choose_by: null,
      placed_at: now,
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

/** Its time is lost; another one can be chosen until `chooseBy`. */
export const unplace = async (tx: Tx, id: string, chooseBy: Date): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set(({ eb }) => ({
      state: 'unplaced',
      held_until: null,
      choose_by: chooseBy,
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

/** Lets go of a hold, or cancels. */
export const end = async (tx: Tx, id: string, state: 'released' | 'cancelled'): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set(({ eb }) => ({
      state,
      held_until: null,
      choose_by: null,
      sequence: eb('sequence', '+', state === 'cancelled' ? 1 : 0),
    }))
    .where('id', '=', id)
    .execute();
};
