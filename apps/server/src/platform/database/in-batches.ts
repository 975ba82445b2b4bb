import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Rows deleted in one statement: some tens of milliseconds, so that nobody waits for a sweep. */
const BATCH = 2_000;

/**
 * Deletes what is over, a batch and a transaction at a time. `table` and `over` are of ours, `before` is the
 * moment that `over` compares with as `$1`, e.g. `expires_at <= $1`.
 */
export const deleteInBatches = async (
  db: Db,
  { table, over, before, batch = BATCH }: Sweep,
): Promise<number> => {
  const [left = '', right = ''] = over.split('$1');
  for (let deleted = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)}
        where ${sql.raw(left)}${before}${sql.raw(right)} limit ${batch}
      ))
    `.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < BigInt(batch)) return deleted;
  }
};

interface Sweep {
  readonly table: string;
  readonly over: string;
  readonly before: Date;
  readonly batch?: number;
}
