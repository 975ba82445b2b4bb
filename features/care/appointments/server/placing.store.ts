import { randomUUID } from 'node:crypto';
import type { BookingForm } from '../contract/booking-form.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { type Appointment, appointmentOf, sealForm } from './appointment.store.ts';

interface Wanted extends Pick<Appointment, 'therapistId' | 'startsAt' | 'minutes'> {
  readonly form: BookingForm;
}

/** Creates or updates the hold of an order and returns it; its cells are taken separately. */
export const saveHold = async (
  tx: Tx,
  key: UserKey,
  hold: Wanted & { readonly orderId: string; readonly heldUntil: Date },
  now: Date,
): Promise<Appointment> => {
  const held = {
    therapist_id: hold.therapistId,
    starts_at: hold.startsAt,
    minutes: hold.minutes,
    form: sealForm(key, hold.form),
    state: 'held',
    held_until: hold.heldUntil,
  } as const;
  const order = { order_id: hold.orderId, user_id: key.userId };
  const row = await tx
    .insertInto('appointments')
    .values({ id: randomUUID(), sequence: 0, ...order, ...held, created_at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(held))
    .returningAll()
    .executeTakeFirstOrThrow();
  return appointmentOf(row);
};

/** Adds a confirmed appointment paid by a credit of this plan; its cells are taken separately. */
export const addPlaced = async (
  tx: Tx,
  key: UserKey,
  wanted: Wanted & { readonly planOrderId: string },
  now: Date,
): Promise<Appointment> => {
  const row = await tx
    .insertInto('appointments')
    .values({
      id: randomUUID(),
      plan_order_id: wanted.planOrderId,
      user_id: key.userId,
      therapist_id: wanted.therapistId,
      starts_at: wanted.startsAt,
      minutes: wanted.minutes,
      form: sealForm(key, wanted.form),
      state: 'confirmed',
      sequence: 0,
      booked_at: now,
      placed_at: now,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return appointmentOf(row);
};

/** Confirms a paid hold. */
export const confirm = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set({ state: 'confirmed', held_until: null, booked_at: now, placed_at: now })
    .where('id', '=', id)
    .execute();
};

/** Changes the time of an appointment, raises its sequence, and returns it. */
export const place = async (
  tx: Tx,
  id: string,
  { therapistId, startsAt }: Pick<Appointment, 'therapistId' | 'startsAt'>,
  now: Date,
): Promise<Appointment> => {
  const row = await tx
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
    .returningAll()
    .executeTakeFirstOrThrow();
  return appointmentOf(row);
};

/** Marks the time as lost; another one can be chosen until `chooseBy`. */
export const unplace = async (
  tx: Tx,
  id: string,
  { bookedAt, chooseBy }: { readonly bookedAt: Date; readonly chooseBy: Date },
): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set(({ eb }) => ({
      state: 'unplaced',
      was_lost: true,
      held_until: null,
      booked_at: bookedAt,
      choose_by: chooseBy,
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

/** Ends a hold or an appointment (cancelled, or not held); its cells are freed separately. */
export const end = async (
  tx: Tx,
  id: string,
  state: 'released' | 'cancelled' | 'not-held',
): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set(({ eb }) => ({
      state,
      held_until: null,
      choose_by: null,
      sequence: eb('sequence', '+', state === 'released' ? 0 : 1),
    }))
    .where('id', '=', id)
    .execute();
};
