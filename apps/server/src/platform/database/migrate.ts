import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './db.ts';

const migratorOf = (db: Db, migrations: Record<string, Migration>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** Runs pending migrations; of several servers starting at once one migrates and the others wait. */
export const migrate = async (db: Db, migrations: Record<string, Migration>): Promise<string[]> => {
  const { error, results = [] } = await migratorOf(db, migrations).migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (error) {
    throw new Error(`migration ${failed?.migrationName ?? '(none)'} failed`, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
};

/** Whether every known migration has run. */
export const isMigrated = async (db: Db, migrations: Record<string, Migration>): Promise<boolean> =>
  (await migratorOf(db, migrations).getMigrations()).every(({ executedAt }) => executedAt);
