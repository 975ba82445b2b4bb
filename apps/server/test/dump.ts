import { sql } from 'kysely';
import type { Db } from '../src/platform/database/db.ts';

/** Every row of every table as text, prefixed with the table's name; bytes are hexadecimal. */
export const dump = async (db: Db): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.raw(name)} t
    `.execute(db);
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return texts.join('\n');
};
