import { type Kysely, sql } from 'kysely';

/**
 * Until when an unpaid order waits for the bank: set when its checkout is handed out, earlier once the
 * checkout is known to be closed. Null: no checkout was ever handed out, or by a version before this.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders add column waits_until timestamptz`.execute(db);
};
