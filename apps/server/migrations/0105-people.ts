import { type Kysely, sql } from 'kysely';

/** The people a user asks about: everything told of one of them, encrypted with the user's key. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table people (
      id uuid primary key,
      user_id uuid not null references users,
      told bytea not null,
      added_at timestamptz not null
    )
  `.execute(db);
  await sql`create index people_user on people (user_id, added_at)`.execute(db);
};
