import { type Kysely, sql } from 'kysely';

/** Mood entries: rating and symptoms in one value encrypted with the user's key. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table counselling_entries (
      id uuid primary key,
      user_id uuid not null references users,
      feeling bytea not null,
      saved_at timestamptz not null
    )
  `.execute(db);
  await sql`
    create index counselling_entries_user on counselling_entries (user_id, saved_at desc)
  `.execute(db);
};
