import { type Kysely, sql } from 'kysely';

/**
 * Appointments with therapists, paid by an order of their own or by a plan's credit, which then references
 * the appointment. `form`: what the customer wrote, encrypted. `sequence`: revision number for calendars (RFC
 * 5545). `booked_at`: when it was paid for or the credit used; `placed_at`: when its current time was set.
 * Reminders are keyed by the appointment's time, so each time gets one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table bookings rename to appointments`.execute(db);
  await sql`alter table booked_cells rename column booking_id to appointment_id`.execute(db);
  await sql`
    alter table appointments
      alter column order_id drop not null,
      add column plan_order_id uuid references orders,
      add constraint appointments_paid_by check (num_nonnulls(order_id, plan_order_id) = 1),
      add column minutes int not null default 45 check (minutes in (30, 45)),
      add column form bytea,
      add column sequence int not null default 0,
      add column booked_at timestamptz,
      add column placed_at timestamptz,
      add column choose_by timestamptz,
      drop constraint bookings_state_check,
      add constraint appointments_state_check
        check (state in ('held', 'confirmed', 'unplaced', 'released', 'cancelled')),
      add constraint appointments_choosing check ((state = 'unplaced') = (choose_by is not null))
  `.execute(db);
  await sql`
    update appointments set booked_at = created_at, placed_at = created_at
    where state in ('confirmed', 'cancelled')
  `.execute(db);
  await sql`
    alter table appointments add constraint appointments_booked
      check (state not in ('confirmed', 'unplaced') or booked_at is not null)
  `.execute(db);
  await sql`create index appointments_user on appointments (user_id, starts_at)`.execute(db);
  await sql`
    create index appointments_coming on appointments (starts_at) where state = 'confirmed'
  `.execute(db);
  await sql`
    create index appointments_unplaced on appointments (choose_by) where state = 'unplaced'
  `.execute(db);
  await sql`
    create table appointment_reminders (
      appointment_id uuid not null references appointments,
      kind text not null check (kind in ('day', 'hour')),
      starts_at timestamptz not null,
      primary key (appointment_id, kind, starts_at)
    )
  `.execute(db);
};
