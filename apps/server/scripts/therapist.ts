/**
 * `npm run -s therapist`: a therapist's day and leave, on the database of DATABASE_URL or, in development, the one
 * of the data folder, whether the server runs or not.
 */
import { MIGRATIONS } from '../migrations/all-migrations.ts';
import { EnvError, readEnv } from '../src/env.ts';
import { appointmentsBetween, takenCells } from '../src/features/appointments/appointments.api.ts';
import {
  type DayDeps,
  DayRefusal,
  giveLeave,
  showDay,
} from '../src/features/therapists/day.service.ts';
import { openDb, openPool } from '../src/platform/database/db.ts';
import { isMigrated } from '../src/platform/database/migrate.ts';
import { startLocalPostgres } from '../src/platform/local-postgres/local-postgres.ts';

const HELP = `npm run -s therapist -- day ID DATE        the sessions of a day and what is free, without notes
npm run -s therapist -- leave ID FROM TO   adds leave, both days away; sessions in it stay and are named

Dates are written as 2026-11-30.
DATABASE_URL   the database; unset, the one of the data folder (DATA_DIR)

Ends with 0 when done, 1 when refused, 2 when asked wrongly or not set up.`;

/** Asked wrongly, or nothing to work on. */
class Usage extends Error {}

const withDeps = async (work: (deps: DayDeps) => Promise<string>): Promise<string> => {
  const env = readEnv(process.env);
  const local =
    env.databaseUrl === undefined ? await startLocalPostgres({ folder: env.dataDir }) : undefined;
  const url = env.databaseUrl ?? local?.url ?? '';
  const db = openDb(openPool(url, { size: 2, onIdleError: () => undefined }));
  try {
    if (!(await isMigrated(db, MIGRATIONS)))
      throw new Usage('This database is not set up by this version: start the server once.');
    return await work({ db, appointmentsBetween, takenCells });
  } finally {
    await db.destroy();
    await local?.stop();
  }
};

const main = async ([name, id = '', first = '', last, ...more]: readonly string[]) => {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return HELP;
  if (name === 'day' && first !== '' && last === undefined)
    return withDeps(async (deps) => showDay(deps, id, first));
  if (name === 'leave' && last !== undefined && more.length === 0)
    return withDeps(async (deps) => giveLeave(deps, id, [first, last]));
  throw new Usage(HELP);
};

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  const isExpected =
    error instanceof DayRefusal || error instanceof Usage || error instanceof EnvError;
  console.error(isExpected ? error.message : error);
  process.exitCode = error instanceof DayRefusal ? 1 : 2;
}
