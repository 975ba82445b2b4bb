import type { Generated, Selectable } from 'kysely';
import type { SessionMinutes, TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { BookingForm } from '../contract/booking-form.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { isUuid } from '@dhruva/server/platform/database/uuid.ts';
import { referenceOf } from './reference.rules.ts';

interface AppointmentRow {
  id: string;
  order_id: string | null;
  plan_order_id: string | null;
  user_id: string;
  therapist_id: string;
  starts_at: Date;
  minutes: number;
  state: 'held' | 'confirmed' | 'unplaced' | 'released' | 'cancelled' | 'not-held';
  form: Buffer | null;
  sequence: number;
  held_until: Date | null;
  choose_by: Date | null;
  booked_at: Date | null;
  placed_at: Date | null;
  was_lost: Generated<boolean>;
  created_at: Date;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    appointments: AppointmentRow;
  }
}

const FORM = 'appointments.form';

/** A session, held for payment or booked. It has an `orderId`, or the `planOrderId` whose credit paid it. */
export interface Appointment {
  readonly id: string;
  readonly reference: string;
  readonly orderId: string | null;
  readonly planOrderId: string | null;
  readonly userId: string;
  readonly therapistId: TherapistId;
  readonly startsAt: Date;
  readonly minutes: SessionMinutes;
  readonly state: AppointmentRow['state'];
  /** The SEQUENCE of its calendar event: number of changes since it was booked. */
  readonly sequence: number;
  readonly chooseBy: Date | null;
  /** When it was paid or a credit was used; null while only held. */
  readonly bookedAt: Date | null;
  /** When it got its present time; null while only held. */
  readonly placedAt: Date | null;
  /** The therapist cancelled a time it once had. */
  readonly wasLost: boolean;
  /** The booking form, encrypted; see `openForm`. */
  readonly form: Buffer | null;
}

/** Converts a row to an appointment. */
export const appointmentOf = (row: Selectable<AppointmentRow>): Appointment => ({
  id: row.id,
  reference: referenceOf(row.id),
  orderId: row.order_id,
  planOrderId: row.plan_order_id,
  userId: row.user_id,
  therapistId: row.therapist_id as TherapistId,
  startsAt: row.starts_at,
  minutes: row.minutes === 30 ? 30 : 45,
  state: row.state,
  sequence: row.sequence,
  chooseBy: row.choose_by,
  bookedAt: row.booked_at,
  placedAt: row.placed_at,
  wasLost: row.was_lost,
  form: row.form,
});

export const sealForm = (key: UserKey, form: BookingForm): Buffer =>
  key.seal(FORM, JSON.stringify(form));

/** The decrypted booking form; undefined if none is stored. */
export const openForm = (key: UserKey, { form }: Appointment): BookingForm | undefined =>
  form === null ? undefined : (JSON.parse(key.open(FORM, form)) as BookingForm);

type Which = { readonly id: string } | { readonly orderId: string };

/** One appointment; `lock` takes a row lock. */
export const findAppointment = async (
  db: Db,
  which: Which,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<Appointment | undefined> => {
  if ('id' in which && !isUuid(which.id)) return undefined;
  const all = db.selectFrom('appointments').selectAll();
  const one =
    'id' in which ? all.where('id', '=', which.id) : all.where('order_id', '=', which.orderId);
  const row = await (lock ? one.forUpdate() : one).executeTakeFirst();
  return row && appointmentOf(row);
};

/** All appointments a user ever booked, latest first, without mere holds. */
export const appointmentsOf = async (db: Db, userId: string): Promise<Appointment[]> => {
  const rows = await db
    .selectFrom('appointments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['confirmed', 'unplaced', 'cancelled', 'not-held'])
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(appointmentOf);
};

/**
 * Sessions of a therapist that are confirmed, or held at `now`, and start between two instants (the first
 * included).
 */
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

/** Lost appointments whose time to choose again ended by `now`, longest lost first. */
export const notChosenBy = async (db: Db, now: Date): Promise<Appointment[]> => {
  const rows = await db
    .selectFrom('appointments')
    .selectAll()
    .where('state', '=', 'unplaced')
    .where('choose_by', '<=', now)
    .orderBy('choose_by')
    .execute();
  return rows.map(appointmentOf);
};
