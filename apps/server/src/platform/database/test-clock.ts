import type { Db } from './db.ts';
import './transaction.ts';

const ROW = 1;

/** Moves `now` of every server on this database by so many milliseconds. Refused in production. */
export const setTestOffset = async (
  db: Db,
  mode: 'development' | 'test' | 'production',
  offsetMs: number,
): Promise<void> => {
  if (mode === 'production') throw new Error('the clock cannot be moved in production');
  await db
    .insertInto('test_clock')
    .values({ id: ROW, offset_ms: String(offsetMs) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ offset_ms: String(offsetMs) }))
    .execute();
};

/** True when somebody moved this database's clock: production does not start on it. */
export const hasTestOffset = async (db: Db): Promise<boolean> => {
  const row = await db.selectFrom('test_clock').select('offset_ms').executeTakeFirst();
  return row !== undefined && row.offset_ms !== '0';
};
