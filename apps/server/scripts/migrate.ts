/** `npm run migrate -w @dhruva/server`: runs pending migrations and ends, before servers of a new version start. */
import { startLocalPostgres } from '../src/platform/local-postgres/local-postgres.ts';
import { readEnv } from '../src/platform/env/env.ts';
import { migrateAlone } from '../src/migrate-alone.ts';
import { runProgram } from './program.ts';

await runProgram(async () => {
  const env = readEnv(process.env);
  if (env.migrationDatabaseUrl !== undefined) return migrateAlone(env.migrationDatabaseUrl);
  const local = await startLocalPostgres({ folder: env.dataDir });
  return migrateAlone(local.url).finally(() => local.stop());
});
