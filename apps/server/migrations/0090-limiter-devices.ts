import { type Kysely, sql } from 'kysely';

/** Devices on which somebody signed in, by a keyed hash of their random token, without the person. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table limiter_devices (
      token_hash text primary key,
      used_at timestamptz not null
    )
  `.execute(db);
  await sql`create index limiter_devices_used on limiter_devices (used_at)`.execute(db);
};
