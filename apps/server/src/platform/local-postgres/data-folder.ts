import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { changeOwner, type RunAs } from './run-as.ts';

/** The embedded server's only role, its superuser. */
export const ROLE = 'dhruva';
/** Longest path of a unix socket (sockaddr_un), less its terminator. */
const SOCKET_PATH_MAX = 107;
const SOCKET_NAME = '/.s.PGSQL.5432';

/** The socket's folder: beside the data, or a short private folder when that path is too long. */
export const socketFolder = (folder: string, owner: RunAs['owner']): string => {
  const beside = join(folder, 'postgres-socket');
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const fits = Buffer.byteLength(beside + SOCKET_NAME) <= SOCKET_PATH_MAX;
  const path = fits ? beside : join(tmpdir(), `dhruva-${owner.uid}-${hash}`);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(path);
  if (!lstatSync(path).isDirectory() || (uid !== owner.uid && process.geteuid?.() !== 0)) {
    throw new Error(`${path} belongs to somebody else`);
  }
  chmodSync(path, 0o700);
  if (uid !== owner.uid) chownSync(path, owner.uid, owner.gid);
  return path;
};

const run = (argv: readonly string[], options: object): Promise<string | undefined> =>
  new Promise((resolve) => {
    const child = spawn(argv[0] ?? '', argv.slice(1), {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...options,
    });
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? undefined : complaint));
  });

export interface DataFolderOptions {
  readonly binaries: Binaries;
  readonly runAs: RunAs;
  /** False: not flushed to disk, for throw-away databases. */
  readonly sync: boolean;
}

/**
 * Creates the data folder under a temporary name first, so that an interrupted initdb is never mistaken for a
 * complete one.
 */
const initialise = async (
  dataDir: string,
  { binaries, runAs, sync }: DataFolderOptions,
): Promise<void> => {
  const draft = `${dataDir}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  changeOwner(runAs.owner, draft);
  const complaint = await run(
    [
      ...runAs.prefix,
      binaries.initdb,
      `--pgdata=${draft}`,
      `--username=${ROLE}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--no-locale',
      '--no-instructions',
      ...(sync ? [] : ['--no-sync']),
    ],
    {
      cwd: draft,
      env: { PATH: process.env['PATH'], ...binaries.environment },
      ...(runAs.name === 'user' && runAs.owner),
    },
  );
  if (complaint !== undefined) throw new Error(`initdb failed: ${complaint}`);
  renameSync(draft, dataDir);
};

/** Prepares the data folder: creates it when missing, and changes its owner when needed. */
export const prepareDataFolder = async (
  dataDir: string,
  options: DataFolderOptions,
): Promise<void> => {
  const { binaries, runAs } = options;
  if (runAs.name === 'user') chmodSync(dirname(dataDir), 0o711);
  if (existsSync(dataDir)) changeOwner(runAs.owner, dataDir);
  else await initialise(dataDir, options);
  const found = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (found === binaries.major) return;
  throw new Error(`${dataDir} is of PostgreSQL ${found}, the binaries are of ${binaries.major}`);
};
