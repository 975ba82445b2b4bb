import { type Kysely, sql } from 'kysely';

/**
 * Deleted accounts, whose row of `users` stays without a phone number. `retained`: data the law requires,
 * encrypted with a key of its own under `vault_id`, until `final_deletion_on` (a day in India); `farewell`:
 * recipient of the confirmation mail, removed after sending. Support messages with a phone number as contact
 * store its keyed hash.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table deleted_accounts (
      user_id uuid primary key references users,
      deleted_at timestamptz not null,
      final_deletion_on date not null,
      vault_id uuid unique,
      retained bytea,
      farewell bytea,
      destroyed_at timestamptz,
      check ((vault_id is null) = (retained is null)),
      check ((vault_id is null) = (destroyed_at is not null)),
      check (farewell is null or vault_id is not null)
    )
  `.execute(db);
  await sql`
    create index deleted_accounts_due on deleted_accounts (final_deletion_on)
    where destroyed_at is null
  `.execute(db);
  await sql`alter table support_tickets add column phone_hash text`.execute(db);
  await sql`
    create index support_tickets_phone on support_tickets (phone_hash)
    where phone_hash is not null
  `.execute(db);
};
