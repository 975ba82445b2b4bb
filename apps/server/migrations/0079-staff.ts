import { type Kysely, sql } from 'kysely';

/**
 * Logs of staff actions. `staff_reads`: who read which client data, by which reference, why, and the outcome;
 * without a user when the reference matched nobody. `staff_cancellations`: sessions cancelled for the
 * therapist. Working hours start and end on quarters of an hour, since the cells that prevent overlaps are
 * quarters.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table staff_reads (
      id uuid primary key,
      at timestamptz not null,
      staff text not null check (staff <> ''),
      therapist_id text,
      purpose text not null check (purpose <> ''),
      kind text not null check (kind <> ''),
      reference text not null,
      user_id uuid,
      revision int,
      outcome text not null check (outcome in ('read', 'nothing', 'refused'))
    )
  `.execute(db);
  await sql`create index staff_reads_user on staff_reads (user_id, at)`.execute(db);
  await sql`create index staff_reads_at on staff_reads (at)`.execute(db);
  await sql`
    create table staff_cancellations (
      id uuid primary key,
      appointment_id uuid not null,
      staff text not null check (staff <> ''),
      reason text not null check (reason <> ''),
      at timestamptz not null
    )
  `.execute(db);
  await sql`
    alter table therapist_hours add constraint therapist_hours_quarters
      check (from_time ~ ':(00|15|30|45)$' and until_time ~ ':(00|15|30|45)$')
  `.execute(db);
};
