/**
 * `npm run -s desk`: where people answer the questions of custom packages, on the database of DATABASE_URL or, in
 * development, the one of the data folder, whether the server runs or not.
 */
import { text } from 'node:stream/consumers';
import { userInfo } from 'node:os';
import { MIGRATIONS } from '../migrations/all-migrations.ts';
import { EnvError, readEnv } from '../src/env.ts';
import {
  answerSet,
  DeskRefusal,
  openSets,
  showSet,
} from '../src/features/custom-questions/answering/answering.service.ts';
import {
  listInWords,
  setInWords,
} from '../src/features/custom-questions/answering/desk-words.rules.ts';
import { createUserKeys } from '../src/platform/crypto/user-keys.ts';
import { openDb, openPool } from '../src/platform/database/db.ts';
import { isMigrated } from '../src/platform/database/migrate.ts';
import type { Deps } from '../src/platform/deps.ts';
import { createJobs } from '../src/platform/jobs.ts';
import { startLocalPostgres } from '../src/platform/local-postgres/local-postgres.ts';
import { createLogger } from '../src/platform/logging.ts';
import { createOutbox } from '../src/platform/messages/outbox.ts';

const HELP = `npm run -s desk -- list              questions that wait, the most urgent first
npm run -s desk -- show ID           the questions of a set and the birth they are about
npm run -s desk -- answer ID < FILE  answer a set: one answer a question, with a line of --- between
                                     them, or a JSON array of texts

DATABASE_URL   the database; unset, the one of the data folder (DATA_DIR)
DESK_OPERATOR  who you are, kept with what you read and answer; unset, your name on this machine

Ends with 0 when done, 1 when refused, 2 when asked wrongly or not set up.`;

/** Asked wrongly, or nothing to work on. */
class DeskUsage extends Error {}

type DeskDeps = Pick<Deps, 'db' | 'userKeys' | 'outbox'>;
type Command = (deps: DeskDeps, id: string) => Promise<string>;

const operator = process.env['DESK_OPERATOR'] ?? userInfo().username;

const COMMANDS: Readonly<Record<string, Command>> = {
  list: async (deps) => {
    const { now, sets } = await openSets(deps);
    return listInWords(sets, now);
  },
  show: async (deps, id) => setInWords(await showSet(deps, { id, operator })),
  answer: async (deps, id) => {
    await answerSet(deps, { id, operator, file: await text(process.stdin) });
    return 'Kept. The customer finds the answers in My Predictions; the server sends the mail.';
  },
};

/** The server sends what is noted here. */
const sentByServer = {
  name: 'desk',
  send: async (): Promise<never> => Promise.reject(new Error('the desk sends nothing itself')),
};

const withDeps = async <T>(work: (deps: DeskDeps) => Promise<T>): Promise<T> => {
  const env = readEnv(process.env);
  const local =
    env.databaseUrl === undefined ? await startLocalPostgres({ folder: env.dataDir }) : undefined;
  const url = env.databaseUrl ?? local?.url ?? '';
  const pool = openPool(url, { size: 4, onIdleError: () => undefined });
  const db = openDb(pool);
  const jobs = createJobs(pool, createLogger('silent'), { housekeeping: false });
  try {
    if (!(await isMigrated(db, MIGRATIONS)))
      throw new DeskUsage('This database is not set up by this version: start the server once.');
    const outbox = createOutbox({ db, jobs, sms: sentByServer, mail: sentByServer });
    await jobs.start({ working: false });
    return await work({ db, userKeys: createUserKeys(env.masterKeys), outbox });
  } finally {
    await jobs.stop();
    await db.destroy();
    await local?.stop();
  }
};

const main = async ([name, id, ...more]: readonly string[]): Promise<string> => {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return HELP;
  const command = COMMANDS[name];
  if (!command) throw new DeskUsage(`There is no command ${name}.\n\n${HELP}`);
  const takesId = name !== 'list';
  if (takesId !== (id !== undefined) || more.length > 0)
    throw new DeskUsage(`${name} takes ${takesId ? 'one ID' : 'nothing more'}.\n\n${HELP}`);
  return withDeps(async (deps) => command(deps, id ?? ''));
};

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  const isExpected =
    error instanceof DeskRefusal || error instanceof DeskUsage || error instanceof EnvError;
  console.error(isExpected ? error.message : error);
  process.exitCode = error instanceof DeskRefusal ? 1 : 2;
}
