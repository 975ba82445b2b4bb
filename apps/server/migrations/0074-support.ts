import { type Kysely, sql } from 'kysely';

/** Support messages. Text and contact are encrypted with a key for each ticket. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table support_tickets (
      id uuid primary key,
      number text not null unique,
      issue text not null,
      message bytea not null,
      answer_to bytea not null,
      created_at timestamptz not null
    )
  `.execute(db);
  await sql`create index support_tickets_age on support_tickets (created_at)`.execute(db);
};
