/**
 * `npm run -s erasures -w @dhruva/server`: who deleted their account, so that a restored backup can forget them
 * again; on the database of DATABASE_URL or, in development, the one of the data folder.
 */
import { text } from 'node:stream/consumers';
import { MIGRATIONS } from '../migrations/all-migrations.ts';
import { EnvError, readEnv } from '../src/env.ts';
import { readLines } from '../src/features/privacy/erasures/erasure-list.rules.ts';
import { applyErasures, writeErasures } from '../src/features/privacy/erasures/erasures.service.ts';
import { createPersonalData } from '../src/personal-data.ts';
import { createUserKeys } from '../src/platform/crypto/user-keys.ts';
import { type Db, openDb, openPool } from '../src/platform/database/db.ts';
import { isMigrated } from '../src/platform/database/migrate.ts';
import { startLocalPostgres } from '../src/platform/local-postgres/local-postgres.ts';

const HELP = `npm run -s erasures -w @dhruva/server -- list > FILE   the accounts deleted, one a line: number and dates
npm run -s erasures -w @dhruva/server -- apply < FILE  erase them again, after a backup was restored

DATABASE_URL   the database; unset, the one of the data folder (DATA_DIR)

Ends with 0 when done, 2 when asked wrongly or not set up.`;

/** Asked wrongly, or nothing to work on. */
class Usage extends Error {}

const env = readEnv(process.env);

const COMMANDS: Readonly<Record<string, (db: Db) => Promise<string>>> = {
  list: async (db) => writeErasures({ db }),
  apply: async (db) => {
    const deletions = readLines(await text(process.stdin));
    const userKeys = createUserKeys(env.masterKeys);
    const deps = { db, userKeys, personalData: createPersonalData(userKeys) };
    return `${await applyErasures(deps, deletions)} of ${deletions.length} accounts erased again.`;
  },
};

const withDb = async (work: (db: Db) => Promise<string>): Promise<string> => {
  const local =
    env.databaseUrl === undefined ? await startLocalPostgres({ folder: env.dataDir }) : undefined;
  const url = env.databaseUrl ?? local?.url ?? '';
  const db = openDb(openPool(url, { size: 2, onIdleError: () => undefined }));
  try {
    if (!(await isMigrated(db, MIGRATIONS)))
      throw new Usage('This database is not set up by this version: start the server once.');
    return await work(db);
  } finally {
    await db.destroy();
    await local?.stop();
  }
};

try {
  const [name = '', ...more] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command || more.length > 0) throw new Usage(HELP);
  const said = await withDb(command);
  if (said !== '') console.log(said);
} catch (error) {
  const isExpected =
    error instanceof Usage || error instanceof EnvError || error instanceof RangeError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
}
