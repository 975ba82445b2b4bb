import { type Kysely, sql } from 'kysely';

/** What a person told about their life, encrypted with their key; null is not told. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table profiles
      add column relationship bytea,
      add column work bytea,
      add column country bytea
  `.execute(db);
};
