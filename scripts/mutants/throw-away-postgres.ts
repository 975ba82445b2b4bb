import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '../../apps/server/src/platform/local-postgres/local-postgres.ts';

/** Runs `work` with a temporary PostgreSQL, passed to the server tests by TEST_DATABASE_URL. */
export const besidePostgres = async <T>(work: () => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'dhruva-mutants-'));
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const server = await startLocalPostgres({ folder, settings });
  process.env['TEST_DATABASE_URL'] = server.url;
  try {
    return await work();
  } finally {
    delete process.env['TEST_DATABASE_URL'];
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
