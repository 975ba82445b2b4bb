/** `npm run retry-jobs -w @dhruva/server`: names the jobs that were given up and puts them back into their queues. */
import { readEnv } from '../src/env.ts';
import { openDb, openPool } from '../src/platform/database/db.ts';
import { createJobs } from '../src/platform/jobs.ts';
import { startLocalPostgres } from '../src/platform/local-postgres/local-postgres.ts';
import { createLogger } from '../src/platform/logging.ts';

const env = readEnv(process.env);
const local =
  env.databaseUrl === undefined ? await startLocalPostgres({ folder: env.dataDir }) : undefined;
const pool = openPool(env.databaseUrl ?? local?.url ?? '', {
  size: 2,
  onIdleError: () => undefined,
});
const db = openDb(pool);
const jobs = createJobs(pool, createLogger('silent'), { housekeeping: false });
try {
  await jobs.start({ working: false });
  for (const { job, count } of await jobs.deadLetters()) console.log(`${count} × ${job}`);
  console.log(`${await jobs.retryDead()} jobs put back.`);
} finally {
  await jobs.stop();
  await db.destroy();
  await local?.stop();
}
