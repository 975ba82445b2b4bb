import { MIGRATIONS } from '../migrations/all-migrations.ts';
import { EnvError, readEnv } from '../src/platform/env/env.ts';
import { createKeyedHash } from '../src/platform/crypto/keyed-hash.ts';
import { createUserKeys } from '../src/platform/crypto/user-keys.ts';
import { openDb, openPool } from '../src/platform/database/db.ts';
import { isMigrated } from '../src/platform/database/migrate.ts';
import type { Deps } from '../src/platform/deps.ts';
import { createJobs, type JobQueue } from '../src/platform/jobs.ts';
import { startLocalPostgres } from '../src/platform/local-postgres/local-postgres.ts';
import { createLogger } from '../src/platform/logging.ts';
import { createOutbox } from '../src/platform/messages/outbox.ts';

/** Thrown for wrong arguments or missing set-up; the message explains it. */
export class UsageError extends Error {}

export type ProgramDeps = Pick<Deps, 'db' | 'env' | 'hash' | 'userKeys' | 'outbox'> & {
  readonly jobs: JobQueue;
};

/** A program only enqueues; the running server sends. */
const sentByServer = {
  name: 'program',
  send: async (): Promise<never> => Promise.reject(new Error('a program sends nothing itself')),
};

/**
 * Runs `work` on the database of DATABASE_URL or, in development, the data folder's, whether the server runs
 * or not.
 */
export const withDeps = async <T>(work: (deps: ProgramDeps) => Promise<T>): Promise<T> => {
  const env = readEnv(process.env);
  const local =
    env.databaseUrl === undefined ? await startLocalPostgres({ folder: env.dataDir }) : undefined;
  const url = env.databaseUrl ?? local?.url ?? '';
  const pool = openPool(url, { size: 4, onIdleError: () => undefined });
  const db = openDb(pool);
  const jobs = createJobs(pool, createLogger('silent'), { housekeeping: false });
  try {
    if (!(await isMigrated(db, MIGRATIONS)))
      throw new UsageError('This database is not set up by this version: start the server once.');
    const outbox = createOutbox({ db, jobs, sms: sentByServer, mail: sentByServer });
    await jobs.start({ working: false });
    const [hash, userKeys] = [createKeyedHash(env.hashKey), createUserKeys(env.masterKeys)];
    return await work({ db, env, hash, userKeys, outbox, jobs });
  } finally {
    await jobs.stop();
    await db.destroy();
    await local?.stop();
  }
};

type Refusal = abstract new (...args: never[]) => Error;

/**
 * Runs a command with the given arguments and prints its result. Exit code 0: done; 1: one of its refusals;
 * 2: wrong arguments or missing set-up.
 */
export const runProgram = async (
  main: (args: readonly string[]) => Promise<string>,
  refusals: readonly Refusal[] = [],
): Promise<void> => {
  try {
    const said = await main(process.argv.slice(2));
    if (said !== '') console.log(said);
  } catch (error) {
    const isRefusal = refusals.some((kind) => error instanceof kind);
    const isExpected = isRefusal || error instanceof UsageError || error instanceof EnvError;
    console.error(isExpected && error instanceof Error ? error.message : error);
    process.exitCode = isRefusal ? 1 : 2;
  }
};

/** Whether to print the help text: no arguments, or asked for. */
export const wantsHelp = (name: string | undefined): boolean =>
  name === undefined || ['--help', '-h', 'help'].includes(name);
