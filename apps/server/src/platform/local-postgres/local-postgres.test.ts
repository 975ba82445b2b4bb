import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type LocalPostgres,
  type LocalPostgresOptions,
  startLocalPostgres,
} from './local-postgres.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';

const PROGRAM = join(import.meta.dirname, '../../../test/programs/start-postgres.ts');
const isRoot = process.geteuid?.() === 0;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dhruva-pg-'));
});
afterEach(async () => {
  await stopPostmaster(join(folder, 'postgres'));
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Without fsync, since killing processes does not lose what the kernel has; only the first test flushes to
 * disk.
 */
const start = (options: Partial<LocalPostgresOptions> = {}): Promise<LocalPostgres> =>
  startLocalPostgres({ folder, settings: { fsync: 'off' }, ...options });

interface Place {
  readonly url: string;
  readonly pid: number;
}

/** Starts PostgreSQL from another process; resolves when it accepts connections. */
const starter = async (): Promise<{ child: ChildProcess; place: Place }> => {
  const child = spawn(process.execPath, [PROGRAM, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  return { child, place: JSON.parse(line) as Place };
};

const finish = async (child: ChildProcess): Promise<void> => {
  child.stdin?.end();
  await once(child, 'exit');
};

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

const isRunning = (): boolean => findPostmaster(join(folder, 'postgres')) !== undefined;

test('fresh: serves by socket only, flushes to disk, is readable by nobody else, and stops', async () => {
  const server = await startLocalPostgres({ folder });
  expect(await query(server.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(await query(server.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  expect(statSync(join(folder, 'postgres-socket')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'postgres')).mode & 0o077).toBe(0);
  await server.stop();
  expect(isRunning()).toBe(false);
});

test('data is there after a stop and a start', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 7 as n');
  await first.stop();
  const second = await start();
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('one left by a killed process is used again, with what was written', async () => {
  const { child, place } = await starter();
  await query(place.url, 'create table kept as select 7 as n');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isRunning()).toBe(true);
  const again = await start();
  expect(again.pid).toBe(place.pid);
  expect(await query(again.url, 'select n from kept')).toEqual([{ n: 7 }]);
  await again.stop();
  expect(isRunning()).toBe(false);
});

test('a killed postmaster leaves a stale lock file: it is cleared, what was committed is there', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { child, place } = await starter();
    await query(place.url, `create table kept_${round} as select ${round} as n`);
    child.kill('SIGKILL');
    process.kill(place.pid, 'SIGKILL');
    await once(child, 'exit');
  }
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(true);
  const again = await start();
  expect(await query(again.url, 'select * from kept_0, kept_1, kept_2')).toHaveLength(1);
});

test('a lock file that names some other living process is stale', async () => {
  await (await start()).stop();
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${process.pid}\n/elsewhere\n`);
  const server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('three starters at once share one server; the last to leave stops it', async () => {
  const starters = await Promise.all([starter(), starter(), starter()]);
  expect(new Set(starters.map(({ place }) => place.pid)).size).toBe(1);
  const [first, second, third] = starters;
  await finish(first!.child);
  second!.child.kill('SIGKILL');
  await once(second!.child, 'exit');
  expect(isRunning()).toBe(true);
  await finish(third!.child);
  expect(isRunning()).toBe(false);
});

test('a start cut short during the making of the folder is made good', async () => {
  const draft = join(folder, 'postgres.draft');
  const server = await start();
  await server.stop();
  rmSync(join(folder, 'postgres'), { recursive: true });
  writeFileSync(draft, 'half made');
  const again = await start();
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a folder with a path too long for a socket gets a short private one', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
  const server = await start({ folder: deep });
  const socketDir = decodeURIComponent(new URL(server.url).searchParams.get('host') ?? '');
  expect(socketDir.startsWith(deep)).toBe(false);
  expect(statSync(socketDir).mode & 0o777).toBe(0o700);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  rmSync(socketDir, { recursive: true });
});

test('data of another major version is refused with a sentence', async () => {
  await (await start()).stop();
  const version = join(folder, 'postgres/PG_VERSION');
  const found = readFileSync(version, 'utf8').trim();
  writeFileSync(version, '15\n');
  await expect(start()).rejects.toThrow(`of PostgreSQL 15, the binaries are of ${found}`);
});

/** Whether every user of the machine may enter a folder; not so for a checkout in a private folder. */
const isReachable = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 &&
  (folder === dirname(folder) || isReachable(dirname(folder)));

test.runIf(isRoot)('as root, each way of not being root works on the same data', async () => {
  const reachable = isReachable(import.meta.dirname);
  const otherUids = reachable ? (['user-with-access', 'user'] as const) : [];
  const ways = ['namespace', ...otherUids, 'namespace'] as const;
  for (const runAs of ways) {
    const server = await start({ runAs });
    await query(server.url, 'create table if not exists kept (n int)');
    await query(server.url, 'insert into kept values (1)');
    await server.stop();
  }
  const server = await start();
  expect(await query(server.url, 'select count(*)::int as n from kept')).toEqual([
    { n: ways.length },
  ]);
});
