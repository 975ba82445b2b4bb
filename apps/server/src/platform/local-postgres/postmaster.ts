import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

const PATIENCE_MS = 20_000;
const POLL_MS = 25;
const LOG_TAIL_CHARS = 1_500;
/** Line of postmaster.pid (0-based) that names the socket's folder. */
const SOCKET_LINE = 4;

export interface Postmaster {
  readonly pid: number;
  readonly socketDir: string;
}

/** Compares the command line: a zombie's is empty, and a reused pid has another one. */
const isPostmasterOf = (pid: number, dataDir: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dataDir);
  } catch {
    return false;
  }
};

/** The postmaster running on this data folder, whoever started it; undefined when there is none. */
export const findPostmaster = (dataDir: string): Postmaster | undefined => {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    const socketDir = lines[SOCKET_LINE]?.trim() ?? '';
    return isPostmasterOf(pid, dataDir) ? { pid, socketDir } : undefined;
  } catch {
    return undefined;
  }
};

export interface Launch {
  readonly dataDir: string;
  readonly socketDir: string;
  readonly logFile: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs;
  /** Further `name=value` settings of postgresql.conf. */
  readonly settings: Readonly<Record<string, string>>;
}

const endOf = (logFile: string): string => readFileSync(logFile, 'utf8').slice(-LOG_TAIL_CHARS);

const launchOnce = async (launch: Launch): Promise<Postmaster | string> => {
  const { dataDir, socketDir, logFile, binaries, runAs } = launch;
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  const settings = { listen_addresses: '', unix_socket_permissions: '0700', ...launch.settings };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const argv = [...runAs.prefix, binaries.postgres, '-D', dataDir, '-k', socketDir, ...options];
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(argv[0] ?? '', argv.slice(1), {
    cwd: dataDir,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], ...binaries.environment },
    ...(runAs.name === 'user' && runAs.owner),
  });
  closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(''));
  });
  child.unref();
  for (;;) {
    const running = findPostmaster(dataDir);
    if (running && running.socketDir !== '') return running;
    const failure = await Promise.race([ended, sleep(POLL_MS)]);
    if (failure !== undefined) return `${failure}\n${endOf(logFile)}`;
  }
};

/** Transient start errors: children of a killed postmaster may hold its shared memory for a moment. */
const TRANSIENT_START_ERROR = /shared memory|lock file/;

/** Starts a postmaster on a prepared folder; it outlives this process. Throws with the end of its log. */
export const launchPostmaster = async (launch: Launch): Promise<Postmaster> => {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const result = await launchOnce(launch);
    if (typeof result !== 'string') return result;
    if (!TRANSIENT_START_ERROR.test(result) || performance.now() > deadline) {
      throw new Error(`PostgreSQL did not start:\n${result}`);
    }
    await sleep(10 * POLL_MS);
  }
};

/** Stops a postmaster: sessions are ended, data is flushed. */
export const stopPostmaster = async (dataDir: string): Promise<void> => {
  const running = findPostmaster(dataDir);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = performance.now() + PATIENCE_MS;
  while (isPostmasterOf(running.pid, dataDir)) {
    if (performance.now() > deadline) throw new Error('PostgreSQL did not stop');
    await sleep(POLL_MS);
  }
};
