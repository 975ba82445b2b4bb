import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table test_clock (
      id int primary key check (id = 1),
      offset_ms bigint not null
    )
  `.execute(db);
  await sql`
    create table user_keys (
      user_id uuid primary key,
      master_key_id text not null,
      wrapped bytea not null
    )
  `.execute(db);
  await sql`create index user_keys_master_key on user_keys (master_key_id)`.execute(db);
  await sql`
    create table rate_limits (
      key text primary key,
      window_started timestamptz not null,
      hits int not null,
      expires_at timestamptz not null
    )
  `.execute(db);
  await sql`create index rate_limits_expiry on rate_limits (expires_at)`.execute(db);
  // The job queue creates its own tables in it; two servers creating the schema at once would conflict.
  await sql`create schema if not exists jobs`.execute(db);
};
