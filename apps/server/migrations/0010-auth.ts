import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table users (
      id uuid primary key,
      phone_hash text not null unique,
      created_at timestamptz not null
    )
  `.execute(db);
  await sql`
    create table consents (
      user_id uuid not null references users,
      purpose text not null check (purpose in ('age', 'terms')),
      version text not null,
      via text not null check (via in ('login', 'sign-up')),
      given_at timestamptz not null,
      primary key (user_id, purpose, version)
    )
  `.execute(db);
  await sql`
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users,
      token_hash text not null unique,
      created_at timestamptz not null,
      last_used_at timestamptz not null
    )
  `.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);

  await sql`create table otp_subjects (subject text primary key)`.execute(db);
  await sql`
    create table otp_challenges (
      id uuid primary key,
      phone_hash text not null,
      address_hash text not null,
      code_hash text not null,
      consented boolean not null,
      email bytea,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      tries int not null default 0,
      consumed_at timestamptz,
      send_failed_at timestamptz
    )
  `.execute(db);
  await sql`create index otp_challenges_phone on otp_challenges (phone_hash, sent_at desc)`.execute(
    db,
  );
  await sql`
    create index otp_challenges_address on otp_challenges (address_hash, sent_at desc)
  `.execute(db);
  await sql`
    create table otp_failures (
      id uuid primary key,
      phone_hash text not null,
      failed_at timestamptz not null
    )
  `.execute(db);
  await sql`create index otp_failures_phone on otp_failures (phone_hash, failed_at)`.execute(db);
  await sql`create index otp_failures_time on otp_failures (failed_at)`.execute(db);
};
