import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 50;
const PATIENCE_MS = 60_000;

const tryListen = (name: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(name, () => resolve(server));
  });

/**
 * Runs `work` under a lock for this folder, over all processes of this machine. The lock is a name in Linux's
 * abstract socket space: the kernel releases it with its process, so it is never stale.
 */
export const withStartLock = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  const name = `\0dhruva-postgres-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  const deadline = performance.now() + PATIENCE_MS;
  let lock = await tryListen(name);
  while (!lock) {
    if (performance.now() > deadline) throw new Error(`another start on ${folder} does not end`);
    await sleep(RETRY_MS);
    lock = await tryListen(name);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
};
