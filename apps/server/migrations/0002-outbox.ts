import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table outbox_messages (
      id uuid primary key,
      kind text not null,
      user_id uuid not null,
      subject_id uuid,
      created_at timestamptz not null,
      attempts int not null,
      sent_at timestamptz,
      given_up_at timestamptz,
      last_error text
    )
  `.execute(db);
  await sql`create index outbox_messages_age on outbox_messages (created_at)`.execute(db);
};
