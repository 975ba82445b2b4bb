import { MIGRATIONS } from '../migrations/all-migrations.ts';
import { migrate } from './platform/database/migrate.ts';

/** Runs pending migrations on the database of this URL; says which. */
export const migrateAlone = async (url: string): Promise<string> => {
  const applied = await migrate(url, MIGRATIONS);
  return applied.length === 0 ? 'Nothing to migrate.' : `Migrated: ${applied.join(', ')}.`;
};
