import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../apps/server/test/free-port.ts';

const ROOT = join(import.meta.dirname, '..');
const PATIENCE = 60;

const isReady = async (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Serves a copy of the built site with our server on temporary data; returns its URL and a function to stop
 * it.
 */
export const serveBuiltSite = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dhruva-site-'));
  cpSync(join(ROOT, 'apps/web/build/client'), join(folder, 'site'), { recursive: true });
  const port = await freePort();
  const { DATABASE_URL: _ours, ...inherited } = process.env;
  const server = spawn(process.execPath, ['apps/server/src/dev-start.ts'], {
    cwd: ROOT,
    env: {
      ...inherited,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      WEB_DIR: join(folder, 'site'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  for (let tries = 0; !(await isReady(address)); tries += 1) {
    if (tries === PATIENCE) throw new Error('The server did not become ready');
    await wait(1000);
  }
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
};
