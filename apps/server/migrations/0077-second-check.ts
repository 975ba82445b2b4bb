import { type Kysely, sql } from 'kysely';

/**
 * Recycled phone numbers: when a user was last active, on which devices, and sessions that wait for a second
 * check. Codes are now for numbers and for accounts, so their tables refer to subjects. An account whose
 * number went to somebody else is parked: no number signs in to it. `account_deeds` logs what support did.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table users
      alter column phone_hash drop not null,
      add column last_seen_at timestamptz,
      add column parked_at timestamptz,
      add column former_phone_hash text
  `.execute(db);
  await sql`
    update users set last_seen_at = coalesce(
      (select max(last_used_at) from sessions where sessions.user_id = users.id),
      created_at
    )
  `.execute(db);
  await sql`alter table users alter column last_seen_at set not null`.execute(db);
  await sql`
    create table known_devices (
      user_id uuid not null references users,
      token_hash text not null,
      first_used_at timestamptz not null,
      last_used_at timestamptz not null,
      primary key (user_id, token_hash)
    )
  `.execute(db);
  await sql`create index known_devices_last_used on known_devices (last_used_at)`.execute(db);
  await sql`create index users_former_phone_hash on users (former_phone_hash)`.execute(db);
  await sql`
    create table account_deeds (
      id uuid primary key,
      user_id uuid not null references users,
      staff text not null check (staff <> ''),
      deed text not null check (deed in ('email-set', 'given-back', 'parked')),
      at timestamptz not null
    )
  `.execute(db);
  await sql`
    alter table sessions
      add column confirmed boolean not null default true,
      add column arrival bytea
  `.execute(db);
  await sql`alter table otp_challenges rename column phone_hash to subject_hash`.execute(db);
  await sql`alter table otp_failures rename column phone_hash to subject_hash`.execute(db);
};
