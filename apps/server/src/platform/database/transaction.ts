import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from './db.ts';
import { beganAt } from './limited-dialect.ts';

declare module './db.ts' {
  interface Tables {
    test_clock: { id: number; offset_ms: string };
  }
}

/** Serialization failure and deadlock: the transaction did nothing and may be tried again. */
const RETRIABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 5;
/**
 * The pause before the second attempt (ms); each later one is twice as long. Without it the same two
 * transactions meet in the same deadlock again, as the one that is tried anew takes its first row before the
 * other has woken.
 */
const FIRST_PAUSE = 20;

const isRetriable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && RETRIABLE.has(String(error.code));

/** The database's clock plus the test offset stored in that database (0 outside tests). */
export const readNow = async (db: Db): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`
    select now() + coalesce((select offset_ms from test_clock), 0) * interval '1 millisecond' as now
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database told no time');
  return row.now;
};

/** The `now` that was read with this transaction's BEGIN: no statement of its own. */
const nowOf = (tx: Tx): Promise<Date> =>
  tx.getExecutor().provideConnection(async (connection) => beganAt(connection));

/**
 * Runs `work` in one transaction with one `now`. Throwing rolls everything back, counters too:
 * what must survive a refusal (failed tries, rate limits) is written outside, or the refusal is
 * returned and thrown afterwards. `work` may run again after a deadlock or serialization failure, four times
 * at most.
 */
export const inTransaction = async <T>(
  db: Db,
  work: (tx: Tx, now: Date) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => work(tx, await nowOf(tx)));
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetriable(error)) throw error;
      await setTimeout(FIRST_PAUSE * 2 ** (attempt - 1) * (1 + Math.random()));
    }
  }
};
