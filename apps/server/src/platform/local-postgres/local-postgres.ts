import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { prepareDataFolder, ROLE, socketFolder } from './data-folder.ts';
import { findPostmaster, launchPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { withStartLock } from './start-lock.ts';
import { joinUsers, leaveUsers } from './users.ts';

const DATABASE = 'dhruva';
const READY_PATIENCE_MS = 30_000;

export interface LocalPostgresOptions {
  /** Contains everything: data, socket, log. Created when missing. */
  readonly folder: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Forces one way of running PostgreSQL as root; for tests. */
  readonly runAs?: RunAs['name'];
}

export interface LocalPostgres {
  readonly url: string;
  readonly pid: number;
  /** Stops the server unless another living process uses it. */
  stop(): Promise<void>;
}

const urlOf = ({ socketDir }: Postmaster, database: string): string =>
  `postgresql://${ROLE}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;

/** Waits until the server answers and our database exists; false when its process ended instead. */
const isServing = async (dataDir: string): Promise<boolean> => {
  const deadline = performance.now() + READY_PATIENCE_MS;
  for (let server = findPostmaster(dataDir); server; server = findPostmaster(dataDir)) {
    const client = new pg.Client({ connectionString: urlOf(server, 'postgres') });
    try {
      await client.connect();
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
        DATABASE,
      ]);
      if (rowCount === 0) await client.query(`create database ${DATABASE}`);
      return true;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(20);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
};

const startOrReuse = async (folder: string, options: LocalPostgresOptions): Promise<Postmaster> => {
  const dataDir = join(folder, 'postgres');
  const settings = options.settings ?? {};
  if (!(await isServing(dataDir))) {
    const binaries = findBinaries(join(folder, 'postgres-lib'));
    const runAs = chooseRunAs(options.runAs);
    await prepareDataFolder(dataDir, { binaries, runAs, sync: settings['fsync'] !== 'off' });
    const socketDir = socketFolder(folder, runAs.owner);
    const logFile = join(folder, 'postgres.log');
    await launchPostmaster({ dataDir, socketDir, logFile, binaries, runAs, settings });
    await isServing(dataDir);
  }
  const server = findPostmaster(dataDir);
  if (!server) throw new Error(`PostgreSQL ended at once; see ${join(folder, 'postgres.log')}`);
  return server;
};

/**
 * Starts a real PostgreSQL in `folder`, reachable by unix socket only. Reuses one left running by a killed
 * process, clears a stale lock file, and serialises concurrent starts.
 */
export const startLocalPostgres = async (options: LocalPostgresOptions): Promise<LocalPostgres> => {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const folder = realpathSync(options.folder);
  const users = join(folder, 'postgres-users');
  return withStartLock(folder, async () => {
    const server = await startOrReuse(folder, options);
    const note = joinUsers(users);
    const stop = async (): Promise<void> =>
      withStartLock(folder, async () => {
        if (leaveUsers(users, note)) await stopPostmaster(join(folder, 'postgres'));
      });
    return { url: urlOf(server, DATABASE), pid: server.pid, stop };
  });
};
