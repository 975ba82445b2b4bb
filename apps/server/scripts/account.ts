/**
 * `npm run -s account -w @dhruva/server`: what support can do for somebody who cannot pass the second check; on
 * the database of DATABASE_URL or, in development, the one of the data folder.
 */
import { userInfo } from 'node:os';
import { MIGRATIONS } from '../migrations/all-migrations.ts';
import { EnvError, readEnv } from '../src/env.ts';
import {
  AccountRefusal,
  giveBack,
  setEmail,
} from '../src/features/auth/second-check/account-help.service.ts';
import { createKeyedHash } from '../src/platform/crypto/keyed-hash.ts';
import { createUserKeys } from '../src/platform/crypto/user-keys.ts';
import { openDb, openPool } from '../src/platform/database/db.ts';
import { isMigrated } from '../src/platform/database/migrate.ts';
import type { Deps } from '../src/platform/deps.ts';
import { startLocalPostgres } from '../src/platform/local-postgres/local-postgres.ts';

const HELP = `npm run -s account -w @dhruva/server -- email NUMBER EMAIL
    the account NUMBER leads to gets this e-mail; its owner can then have a code sent there
npm run -s account -w @dhruva/server -- give-back FORMER NUMBER
    NUMBER leads to the account that lost the number FORMER last, and what it led to is parked instead;
    the same again undoes it

First be sure who is asking: what was booked and paid when, and how; never by what the caller was told here.

DATABASE_URL   the database; unset, the one of the data folder (DATA_DIR)
DESK_OPERATOR  who you are, kept with what you do; unset, your name on this machine

Ends with 0 when done, 1 when refused, 2 when asked wrongly or not set up.`;

/** Asked wrongly, or nothing to work on. */
class Usage extends Error {}

type HelpDeps = Pick<Deps, 'db' | 'hash' | 'userKeys'>;
type Command = (deps: HelpDeps, first: string, second: string) => Promise<void>;

const env = readEnv(process.env);
const staff = process.env['DESK_OPERATOR'] ?? userInfo().username;

const COMMANDS: Readonly<Record<string, Command>> = {
  email: async (deps, number, email) => setEmail(deps, { number, email, staff }),
  'give-back': async (deps, former, number) => giveBack(deps, { former, number, staff }),
};

const withDeps = async (work: (deps: HelpDeps) => Promise<void>): Promise<void> => {
  const local =
    env.databaseUrl === undefined ? await startLocalPostgres({ folder: env.dataDir }) : undefined;
  const url = env.databaseUrl ?? local?.url ?? '';
  const db = openDb(openPool(url, { size: 2, onIdleError: () => undefined }));
  try {
    if (!(await isMigrated(db, MIGRATIONS)))
      throw new Usage('This database is not set up by this version: start the server once.');
    const [hash, userKeys] = [createKeyedHash(env.hashKey), createUserKeys(env.masterKeys)];
    await work({ db, hash, userKeys });
  } finally {
    await db.destroy();
    await local?.stop();
  }
};

try {
  const [name = '', first, second, ...more] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command || first === undefined || second === undefined || more.length > 0)
    throw new Usage(HELP);
  await withDeps(async (deps) => command(deps, first, second));
  console.log('Done.');
} catch (error) {
  const isExpected =
    error instanceof AccountRefusal || error instanceof Usage || error instanceof EnvError;
  console.error(isExpected ? error.message : error);
  process.exitCode = error instanceof AccountRefusal ? 1 : 2;
}
