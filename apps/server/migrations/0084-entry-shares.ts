import { type Kysely, sql } from 'kysely';

/**
 * Which users share their symptom tracker entries with which therapists: since when, the version of the
 * consent text, and until when (withdrawn or ended by rule). At most one open share for each user and
 * therapist.
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
