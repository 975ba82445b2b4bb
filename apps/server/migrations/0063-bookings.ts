import { type Kysely, sql } from 'kysely';

/**
 * Therapist sessions, held or confirmed; what the customer wrote stays encrypted with the order. A session
 * occupies quarter-hour cells, and the cells' primary key prevents overlapping sessions.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table bookings (
      id uuid primary key,
      order_id uuid not null unique references orders,
      user_id uuid not null references users,
      therapist_id text not null,
      starts_at timestamptz not null,
      state text not null check (state in ('held', 'confirmed', 'released', 'cancelled')),
      held_until timestamptz,
      created_at timestamptz not null,
      check ((state = 'held') = (held_until is not null))
    )
  `.execute(db);
  await sql`
    create index bookings_held on bookings (therapist_id, held_until) where state = 'held'
  `.execute(db);
  await sql`
    create table booked_cells (
      therapist_id text not null,
      starts_at timestamptz not null,
      booking_id uuid not null references bookings,
      primary key (therapist_id, starts_at)
    )
  `.execute(db);
  await sql`create index booked_cells_booking on booked_cells (booking_id)`.execute(db);
};
