import { type Kysely, sql } from 'kysely';

/** For the births a user asked about: how far each answer would hold, encrypted with the user's key. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table firmness_scans (
      id uuid primary key,
      user_id uuid not null references users,
      scan bytea not null,
      scanned_at timestamptz not null
    )
  `.execute(db);
  await sql`create index firmness_scans_user on firmness_scans (user_id, scanned_at)`.execute(db);
};
