import { type Kysely, sql } from 'kysely';

/** What each sentence of an answer states of the chart, encrypted with the user's key; null for older answers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table predictions add column sentences bytea`.execute(db);
  await sql`alter table compatibility_answers add column sentences bytea`.execute(db);
};
