import { type Kysely, sql } from 'kysely';

/**
 * Sessions that did not take place end as `not-held`. `not_held_cases`: a client's report; `note` is
 * encrypted, and without an outcome by `due_at` the case is decided in the client's favour.
 * `staff_decisions`: who of the staff decided what about a session, and why; each decision at most once for a
 * session.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table appointments
      drop constraint appointments_state_check,
      add constraint appointments_state_check
        check (state in ('held', 'confirmed', 'unplaced', 'released', 'cancelled', 'not-held')),
      drop constraint appointments_booked,
      add constraint appointments_booked
        check (state not in ('confirmed', 'unplaced', 'not-held') or booked_at is not null)
  `.execute(db);
  await sql`
    create table not_held_cases (
      appointment_id uuid primary key references appointments,
      opened_at timestamptz not null,
      due_at timestamptz not null check (due_at > opened_at),
      note bytea,
      outcome text check (outcome in ('not-held', 'not-answered', 'held')),
      closed_at timestamptz,
      check ((outcome is null) = (closed_at is null))
    )
  `.execute(db);
  await sql`
    create index not_held_cases_open on not_held_cases (due_at) where outcome is null
  `.execute(db);
  await sql`
    create table staff_decisions (
      id uuid primary key,
      appointment_id uuid not null,
      decision text not null check (decision in ('not-held', 'held')),
      staff text not null check (staff <> ''),
      reason text not null check (reason <> ''),
      at timestamptz not null,
      unique (appointment_id, decision)
    )
  `.execute(db);
};
