import { type Kysely, sql } from 'kysely';

/** Drafts of intake forms, encrypted with the user's key: one for each user, the last one saved. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table intake_drafts (
      user_id uuid primary key references users,
      form bytea not null,
      saved_at timestamptz not null
    )
  `.execute(db);
  await sql`create index intake_drafts_age on intake_drafts (saved_at)`.execute(db);
};
