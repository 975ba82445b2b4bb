import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Db, openDb, openPool } from '../src/platform/database/db.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `pooler`: where tests connect instead of `url`. */
    postgres: { url: string; template: string; pooler: string | undefined };
  }
}

/** The URL of another database on the same server. */
export const databaseUrl = (url: string, name: string): string => {
  const [, head = '', , query = ''] = /^(\w+:\/\/[^/?]*)\/?([^?]*)(.*)$/.exec(url) ?? [];
  return `${head}/${name}${query}`;
};

const asAdmin = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('postgres').url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const createDatabase = async (template: string): Promise<TestDatabase> => {
  const { url, pooler = url } = inject('postgres');
  const name = `dhruva_test_${randomUUID().slice(0, 13).replace('-', '_')}`;
  await asAdmin(`create database ${name} template ${template}`);
  return {
    url: databaseUrl(pooler, name),
    drop: () => asAdmin(`drop database ${name} with (force)`),
  };
};

/** Creates a migrated database for one test file. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createDatabase(inject('postgres').template);

/** Creates a database with nothing in it. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template1');

/**
 * Opens a pool and query builder on a new database, removed after the file's tests. For tests without HTTP.
 */
export const openTestDb = async (): Promise<{ db: Db; pool: pg.Pool; url: string }> => {
  const database = await createTestDatabase();
  const pool = openPool(database.url, { size: 12, onIdleError: () => undefined });
  const db = openDb(pool);
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
  return { db, pool, url: database.url };
};
