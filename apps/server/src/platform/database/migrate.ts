import { type DialectAdapter, Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { type Db, surviveLostConnections, type Tx } from './db.ts';

type Migrations = Record<string, Migration>;

/** Any number; the same in every version of the server. */
const LOCK = 4_207_001;
/** A change that cannot get its table gives up rather than let every query queue behind it. */
const LOCK_TIMEOUT = '5s';
const CONNECT_MS = 15_000;

/** The lock is that of the transaction: Kysely's own belongs to a session, which a pooler does not keep. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class MigratingDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return new UnlockedAdapter();
  }
}

const migratorOf = (db: Db | Tx, migrations: Migrations): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

const applyPending = async (tx: Tx, migrations: Migrations): Promise<string[]> => {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(tx);
  const { error, results = [] } = await migratorOf(tx, migrations).migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    const what =
      failed === undefined ? 'the migrations could not be read' : `migration ${failed} failed`;
    throw new Error(what, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
};

/**
 * Runs pending migrations, all in one transaction that first takes a lock: of any number of servers starting at
 * once one migrates and the others wait, through a pooler too. Has a connection of its own, without a deadline.
 */
export const migrate = async (url: string, migrations: Migrations): Promise<string[]> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
  });
  surviveLostConnections(pool, () => undefined);
  const db: Db = new Kysely({ dialect: new MigratingDialect({ pool }) });
  try {
    return await db.transaction().execute((tx) => applyPending(tx, migrations));
  } finally {
    await db.destroy();
  }
};

/** Whether every known migration has run. */
export const isMigrated = async (db: Db, migrations: Migrations): Promise<boolean> =>
  (await migratorOf(db, migrations).getMigrations()).every(({ executedAt }) => executedAt);
