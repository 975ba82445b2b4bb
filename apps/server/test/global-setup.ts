import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { MIGRATIONS } from '../migrations/all-migrations.ts';
import { openPool } from '../src/platform/database/db.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { createJobs } from '../src/platform/jobs.ts';
import { startLocalPostgres } from '../src/platform/local-postgres/local-postgres.ts';
import { databaseUrl } from './test-database.ts';

/** Settings of a throw-away server: nothing needs to be flushed to disk. */
const THROW_AWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The PostgreSQL server for the tests: the one from the environment, or a temporary one. */
const startServer = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (given !== undefined) return { url: given, stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'dhruva-test-'));
  const server = await startLocalPostgres({ folder, settings: THROW_AWAY });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, stop };
};

/** Prepares the template database that every test file's database is copied from. */
const prepareTemplate = async (url: string): Promise<void> => {
  await migrate(url, MIGRATIONS);
  const pool = openPool(url, { size: 2, onIdleError: () => undefined });
  const jobs = createJobs(pool, pino({ level: 'silent' }), { housekeeping: false });
  await jobs.start({ working: false });
  await jobs.stop();
  await pool.end();
};

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startServer();
  const template = `dhruva_template_${randomUUID().slice(0, 8)}`;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${template}`);
  await prepareTemplate(databaseUrl(server.url, template));
  const pooler = process.env['TEST_POOLER_URL'];
  project.provide('postgres', { url: server.url, template, pooler });
  return async () => {
    await admin.query(`drop database ${template} with (force)`);
    await admin.end();
    await server.stop();
  };
};
