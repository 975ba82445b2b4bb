import { type Kysely, sql } from 'kysely';

/** Profiles. Columns of type bytea are encrypted with the user's key; null is an empty text. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table profiles (
      user_id uuid primary key references users,
      phone bytea,
      name bytea,
      email bytea,
      dob bytea,
      dob_typed bytea,
      time_of_birth bytea,
      time_typed bytea,
      time_unknown boolean not null default false,
      place_of_birth bytea,
      place_id bytea,
      gender bytea,
      updated_at timestamptz not null
    )
  `.execute(db);
};
