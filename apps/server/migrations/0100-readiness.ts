import { type Kysely, sql } from 'kysely';

/** The row that `/readyz` writes: a database that takes no row is not ready. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table readiness (
      id int primary key check (id = 1),
      checked_at timestamptz not null
    )
  `.execute(db);
};
