import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../../migrations/all-migrations.ts';
import { createEmptyDatabase } from '../../../test/test-database.ts';
import { openDb, openPool } from './db.ts';
import { isMigrated, migrate } from './migrate.ts';

const empty = await createEmptyDatabase();
const db = openDb(openPool(empty.url, { size: 2, onIdleError: () => undefined }));
afterAll(async () => {
  await db.destroy();
  await empty.drop();
});

test('a migration that fails is named, with its cause, and leaves nothing behind', async () => {
  const failing = migrate(empty.url, {
    '0001-made': { up: async (tx) => void (await sql`create table made (id int)`.execute(tx)) },
    '0002-broken': { up: async (tx) => void (await sql`select nothing`.execute(tx)) },
  });
  await expect(failing).rejects.toMatchObject({
    message: 'migration 0002-broken failed',
    cause: { code: '42703' },
  });
  const { rows } = await sql`select 1 from pg_tables where tablename = 'made'`.execute(db);
  expect(rows).toEqual([]);
});

test('a connection that is cut off fails the migration, and not the process', async () => {
  const cut = migrate(empty.url, {
    '0001-cut': {
      up: async (tx) => void (await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)),
    },
  });
  await expect(cut).rejects.toThrow(/terminat/);
});

test('of six first starts at once one migrates, and all find everything done', async () => {
  const applied = await Promise.all(
    Array.from({ length: 6 }, () => migrate(empty.url, MIGRATIONS)),
  );
  expect(applied.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(5).fill(0),
    Object.keys(MIGRATIONS).length,
  ]);
  expect(await isMigrated(db, MIGRATIONS)).toBe(true);
  expect(await migrate(empty.url, MIGRATIONS)).toEqual([]);
});

test('a database that cannot be reached is said to be, with the cause', async () => {
  const nowhere = 'postgresql://nobody@127.0.0.1:1/none';
  await expect(migrate(nowhere, MIGRATIONS)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
