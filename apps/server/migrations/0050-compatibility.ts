import { type Kysely, sql } from 'kysely';

/**
 * Paid questions about two people; one without `answered_at` is not answered yet. Columns of type bytea are
 * encrypted with the user's key; `details` holds both people.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table compatibility_answers (
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
  await sql`
    create index compatibility_answers_user on compatibility_answers (user_id, asked_at desc)
  `.execute(db);
};
