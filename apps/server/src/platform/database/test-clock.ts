import type { Db } from './db.ts';
import './transaction.ts';

const ROW = 1;

/** Shifts `now` of every server on this database by this many milliseconds. Refused in production. */
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

/** Whether this database's clock was shifted: production refuses to start on it. */
export const hasTestOffset = async (db: Db): Promise<boolean> => {
  const row = await db.selectFrom('test_clock').select('offset_ms').executeTakeFirst();
  return row !== undefined && row.offset_ms !== '0';
};
