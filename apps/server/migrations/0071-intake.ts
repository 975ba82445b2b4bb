import { type Kysely, sql } from 'kysely';

/**
 * Intake forms, encrypted with the user's key; each submission adds a revision, and the highest is the
 * current one.
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
};
