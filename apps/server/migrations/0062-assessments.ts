import { type Kysely, sql } from 'kysely';

/** Bought assessments: at most one live unlock for each user and assessment. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table assessment_unlocks (
      id uuid primary key,
      order_id uuid not null unique references orders,
      user_id uuid not null references users,
      assessment_id text not null,
      therapist_id text not null,
      bought_at timestamptz not null,
      revoked_at timestamptz
    )
  `.execute(db);
  await sql`
    create unique index assessment_unlocks_one_live on assessment_unlocks (user_id, assessment_id)
    where revoked_at is null
  `.execute(db);
};
