import { type Kysely, sql } from 'kysely';

/**
 * Of the messages about one subject only one tells a thing, even when two are sent at once.
 *
 * Locks outbox_messages: what was sent is kept for 30 days.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update outbox_messages set told = null where exists (
      select from outbox_messages as other
      where other.subject_id = outbox_messages.subject_id
        and other.told = outbox_messages.told
        and other.id < outbox_messages.id
    )
  `.execute(db);
  await sql`
    create unique index outbox_messages_told on outbox_messages (subject_id, told)
    where told is not null
  `.execute(db);
};
