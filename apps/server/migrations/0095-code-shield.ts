import { type Kysely, sql } from 'kysely';

/**
 * Codes by the device that asked for them, so that strangers can neither use up nor lock what an owner's known
 * device may do; the SMS of each day, for the budget; one-time tokens (proofs of work, challenges of passkeys)
 * that were used.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table otp_challenges
      add column device_hash text,
      add column known_device boolean not null default false,
      add column block_hash text,
      add column sms_day date
  `.execute(db);
  await sql`
    create index otp_challenges_block on otp_challenges (block_hash, sent_at desc)
  `.execute(db);
  await sql`alter table otp_failures add column device_hash text`.execute(db);
  await sql`create table otp_sms_days (day date primary key, sent int not null)`.execute(db);
  await sql`
    create table spent_tokens (
      token_hash text primary key,
      expires_at timestamptz not null
    )
  `.execute(db);
  await sql`create index spent_tokens_expires on spent_tokens (expires_at)`.execute(db);
};
