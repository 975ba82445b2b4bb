import { type Kysely, sql } from 'kysely';

/**
 * Entries of the symptom tracker that a user shows to a therapist: since when, by which version of the texts they
 * agreed to, and since when no longer, taken back by the user or ended by the rule. One open share a user and therapist.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table entry_shares (
      id uuid primary key,
      user_id uuid not null references users,
      therapist_id text not null references therapist_calendars,
      version text not null check (version <> ''),
      since timestamptz not null,
      ended_at timestamptz check (ended_at >= since),
      ended_by text check (ended_by in ('user', 'rule')),
      check ((ended_at is null) = (ended_by is null))
    )
  `.execute(db);
  await sql`
    create unique index entry_shares_open on entry_shares (user_id, therapist_id)
    where ended_at is null
  `.execute(db);
  await sql`create index entry_shares_user on entry_shares (user_id, since)`.execute(db);
};
