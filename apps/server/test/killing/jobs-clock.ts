import { PgBoss } from 'pg-boss';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { openPool } from '../../src/platform/database/db.ts';
import type { TestApp } from '../test-app.ts';

/** Moves the queue's clock on until a dead worker's jobs are given to another one. */
export const createJobExpiry = async ({
  deps: { db, env },
}: TestApp): Promise<() => Promise<void>> => {
  const pool = openPool(env.databaseUrl ?? '', { size: 2, onIdleError: () => undefined });
  const supervisor = new PgBoss({
    schema: 'jobs',
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  await supervisor.start();
  afterAll(async () => {
    await supervisor.stop();
    await pool.end();
  });
  return async () => {
    await sql`
      update jobs.job set started_on = started_on - interval '1 hour' where state = 'active'
    `.execute(db);
    await sql`update jobs.queue set monitor_claim_on = null, monitor_on = null`.execute(db);
    await supervisor.supervise();
    await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(db);
  };
};
