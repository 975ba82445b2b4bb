import { type Kysely, sql } from 'kysely';

/**
 * What staff did with what clients wrote. `staff_reads`: who asked for what of whose, by which reference and why, and
 * what came of it; one that names nobody has no user. `staff_cancellations`: sessions the therapist cancelled.
 * Hours begin and end on quarters of an hour: the cells that forbid overlap are quarters.
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
