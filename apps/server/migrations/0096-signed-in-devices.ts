import { type Kysely, sql } from 'kysely';

/**
 * Where somebody is signed in (the kind of browser and system, no address), by what they signed in, and
 * passkeys. Support may move an account to another number. `device_hash` is the session's known device, forgotten when the session is ended from elsewhere.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table sessions
      add column device text not null default '',
      add column device_hash text,
      add column via text not null default 'code' check (via in ('code', 'passkey'))
  `.execute(db);
  await sql`
    create table passkeys (
      id text primary key,
      user_id uuid not null references users,
      public_key bytea not null,
      counter bigint not null,
      transports text not null,
      device text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )
  `.execute(db);
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db);
  await sql`
    alter table account_deeds
      drop constraint account_deeds_deed_check,
      add constraint account_deeds_deed_check
        check (deed in ('email-set', 'given-back', 'parked', 'moved'))
  `.execute(db);
};
