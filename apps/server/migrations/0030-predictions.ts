import { type Kysely, sql } from 'kysely';

/**
 * Asked questions; one without `answered_at` is not answered yet. Columns of type bytea are encrypted with
 * the user's key.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table predictions (
      id uuid primary key,
      user_id uuid not null references users,
      entitlement_id uuid not null unique references entitlements,
      question_id text not null,
      details bytea not null,
      judgement bytea,
      answer bytea,
      language text,
      engine_version text,
      asked_at timestamptz not null,
      answered_at timestamptz,
      check ((answered_at is null) = (answer is null)),
      check ((answered_at is null) = (judgement is null))
    )
  `.execute(db);
  await sql`create index predictions_user on predictions (user_id, asked_at desc)`.execute(db);
};
