import { getProfile, updateProfile } from '@dhruva/account/profile/contract/routes';
import { readyz } from '@dhruva/kernel/system/routes';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { MIGRATIONS } from '../migrations/all-migrations.ts';
import { buildApp } from '../src/app.ts';
import { openDb, openPool } from '../src/platform/database/db.ts';
import { createReadiness } from '../src/platform/database/readiness.ts';
import { createJobs } from '../src/platform/jobs.ts';
import { call, logIn } from './calling.ts';
import { startFreezingProxy } from './freezing-proxy.ts';
import { buildTestApp } from './test-app.ts';

const DEADLINE_MS = 3_000;
const PATIENT = { timeout: 60_000, interval: 50 };

const here = await buildTestApp();
const proxy = await startFreezingProxy(here.deps.env.databaseUrl ?? '');
const settings = { deadlineMs: DEADLINE_MS, onIdleError: () => undefined };
const pool = openPool(proxy.url, { size: 3, ...settings });
const db = openDb(pool);
const jobs = createJobs(pool, here.deps.log, { housekeeping: false });
const readiness = createReadiness({
  url: proxy.url,
  deadlineMs: DEADLINE_MS / 2,
  migrations: MIGRATIONS,
});
/** The server whose path to the database stalls; its clients are signed in on the other one. */
const app = await buildApp({ ...here.deps, db, readiness, jobs });
afterAll(async () => {
  await app.close();
  await readiness.close();
  await db.destroy();
  await proxy.close();
});
afterEach(() => proxy.thaw());

const token = await logIn(here, '9700000042');
const me = async () => (await call(app, getProfile, { token })).status;
const write = async () =>
  (await call(app, updateProfile, { token, body: { hasUsedFreeQuestion: true } })).status;
const ready = async () => (await call(app, readyz)).status;
/** Requests of each kind, more than there are connections. */
const crowd = () => Promise.all([me(), write(), me(), write(), me(), write(), me()]);
const all = (status: number): number[] => Array<number>(7).fill(status);
const isWell = () => vi.waitFor(async () => expect(await crowd()).toEqual(all(200)), PATIENT);
const isGreen = () => vi.waitFor(async () => expect(await ready()).toBe(200), PATIENT);

test('a path that swallows everything: red first, then refused, and well again once it is back', async () => {
  await isWell();
  await isGreen();
  proxy.freeze();
  const order: string[] = [];
  const during = crowd().finally(() => order.push('requests'));
  expect(await ready()).toBe(503);
  order.push('readyz');
  expect(await during).toEqual(all(503));
  expect(order).toEqual(['readyz', 'requests']);
  expect(await me()).toBe(503);
  proxy.thaw();
  await isWell();
  await isGreen();
});

test('connections that went dead while nobody looked are thrown away', async () => {
  await isWell();
  proxy.freeze();
  proxy.thaw();
  await crowd();
  await isWell();
  expect(await crowd()).toEqual(all(200));
});

test('what went wrong is named in the log, with its cause', async () => {
  proxy.freeze();
  here.logged.length = 0;
  await me();
  const line = here.logged.find(({ msg }) => msg === 'no database');
  expect(line).toMatchObject({ err: { message: expect.stringMatching(/timeout/) } });
});

test('a database that takes no row, its disk being full, is red though it answers', async () => {
  await isGreen();
  await sql`
    create function disk_full() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file' using errcode = '53100';
    end $$
  `.execute(here.deps.db);
  await sql`
    create trigger disk_full before insert or update on readiness execute function disk_full()
  `.execute(here.deps.db);
  expect([await ready(), (await call(here.app, getProfile, { token })).status]).toEqual([503, 200]);
  await sql`drop trigger disk_full on readiness`.execute(here.deps.db);
  await isGreen();
});
