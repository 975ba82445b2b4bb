import { type Kysely, sql } from 'kysely';

/** A session whose time was once lost stays refundable in full, wherever the client puts it (decision 52). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table appointments add column was_lost boolean not null default false
  `.execute(db);
  await sql`update appointments set was_lost = true where state = 'unplaced'`.execute(db);
};
