import { type Kysely, sql } from 'kysely';

/** What a message that was sent told of its subject, so that another one saying the same is not sent. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table outbox_messages add column told text`.execute(db);
  await sql`create index outbox_messages_subject on outbox_messages (subject_id)`.execute(db);
};
