import { type Kysely, sql } from 'kysely';

/**
 * Questions answered by people: one set for each order, its texts encrypted with the user's key. Constraints
 * prevent a second set of an order, and answers without the matching state. `desk_reads` logs which operator
 * did what with a set.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table custom_question_sets (
      id uuid primary key,
      order_id uuid not null unique references orders,
      user_id uuid not null references users,
      payment_id text not null unique,
      package_id text not null,
      state text not null check (state in ('waiting', 'answered', 'missed', 'refunded')),
      questions bytea not null,
      birth bytea not null,
      answers bytea,
      due_at timestamptz not null,
      created_at timestamptz not null,
      settled_at timestamptz,
      check ((state = 'answered') = (answers is not null)),
      check ((state = 'waiting') = (settled_at is null))
    )
  `.execute(db);
  await sql`
    create index custom_question_sets_waiting on custom_question_sets (due_at) where state = 'waiting'
  `.execute(db);
  await sql`
    create index custom_question_sets_user on custom_question_sets (user_id, created_at desc)
  `.execute(db);
  await sql`
    create table desk_reads (
      id uuid primary key,
      set_id uuid not null references custom_question_sets,
      operator text not null,
      action text not null check (action in ('show', 'answer')),
      at timestamptz not null
    )
  `.execute(db);
};
