import { type Kysely, sql } from 'kysely';

/**
 * Marks sessions that lost their time once: they stay refundable in full, wherever the client moves them
 * (decision 52).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table appointments add column was_lost boolean not null default false
  `.execute(db);
  await sql`update appointments set was_lost = true where state = 'unplaced'`.execute(db);
};
