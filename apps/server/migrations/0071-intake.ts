import { type Kysely, sql } from 'kysely';

/**
 * Intake forms, sealed with the user's key; each time a form is sent again it is a new revision, and the highest is
 * the current one. `intake_reads`: which member of staff read whose form, when and why; without a revision there was
 * nothing to read.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table intake_forms (
      user_id uuid not null references users,
      revision int not null check (revision > 0),
      form bytea not null,
      speaks_of_distress boolean not null,
      submitted_at timestamptz not null,
      primary key (user_id, revision)
    )
  `.execute(db);
  await sql`
    create table intake_reads (
      id uuid primary key,
      user_id uuid not null references users,
      revision int,
      staff text not null check (staff <> ''),
      purpose text not null check (purpose <> ''),
      at timestamptz not null
    )
  `.execute(db);
  await sql`create index intake_reads_user on intake_reads (user_id, at)`.execute(db);
};
