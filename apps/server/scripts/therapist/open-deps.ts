import { MIGRATIONS } from '../../migrations/all-migrations.ts';
import { readEnv } from '../../src/env.ts';
import { createUserKeys } from '../../src/platform/crypto/user-keys.ts';
import { openDb, openPool } from '../../src/platform/database/db.ts';
import { isMigrated } from '../../src/platform/database/migrate.ts';
import { createJobs } from '../../src/platform/jobs.ts';
import { startLocalPostgres } from '../../src/platform/local-postgres/local-postgres.ts';
import { createLogger } from '../../src/platform/logging.ts';
import { createOutbox } from '../../src/platform/messages/outbox.ts';
import { type ScriptDeps, Usage } from './command.ts';

/** The server sends what is noted here. */
const sentByServer = {
  name: 'therapist',
  send: async (): Promise<never> => Promise.reject(new Error('this command sends nothing itself')),
};

/** Works on the database of DATABASE_URL or, in development, that of the data folder, whether the server runs or not. */
export const withDeps = async <T>(work: (deps: ScriptDeps) => Promise<T>): Promise<T> => {
  const env = readEnv(process.env);
  const local =
    env.databaseUrl === undefined ? await startLocalPostgres({ folder: env.dataDir }) : undefined;
  const url = env.databaseUrl ?? local?.url ?? '';
  const pool = openPool(url, { size: 4, onIdleError: () => undefined });
  const db = openDb(pool);
  const jobs = createJobs(pool, createLogger('silent'), { housekeeping: false });
  try {
    if (!(await isMigrated(db, MIGRATIONS)))
      throw new Usage('This database is not set up by this version: start the server once.');
    const outbox = createOutbox({ db, jobs, sms: sentByServer, mail: sentByServer });
    await jobs.start({ working: false });
    return await work({ db, userKeys: createUserKeys(env.masterKeys), outbox });
  } finally {
    await jobs.stop();
    await db.destroy();
    await local?.stop();
  }
};
