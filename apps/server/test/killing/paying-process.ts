import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';

const SERVER = join(import.meta.dirname, '../..');

/** Bundles the program to one file, which starts much faster. */
const bundle = async (folder: string): Promise<string> => {
  const file = join(folder, 'paying-server.mjs');
  const made = await rolldown({
    input: join(SERVER, 'test/programs/paying-server.ts'),
    platform: 'node',
    external: ['pg-native', '@fastify/swagger-ui'],
  });
  await made.write({ file, format: 'esm', codeSplitting: false });
  await made.close();
  const features = join(SERVER, '../../features');
  for (const path of globSync('*/*/server/**/*.{bin,woff}', { cwd: features })) {
    copyFileSync(join(features, path), join(folder, basename(path)));
  }
  return file;
};

/** A server in its own process. */
export interface PayingProcess {
  readonly url: string;
  /** Runs a job there, or with `drain` all queued ones; false when the process died meanwhile. */
  run(job: string, data?: Record<string, string>): Promise<boolean>;
  kill(): Promise<void>;
}

export interface PayingProcesses {
  /** The next process, listening. Another one is kept ready with its code loaded. */
  next(): Promise<PayingProcess>;
  close(): Promise<void>;
}

type ChildMessage = { url: string } | { done: number; error?: string };

/** The first message of a child process that `pick` accepts. Rejects when the process ends before. */
const messageFrom = <T>(
  child: ChildProcess,
  pick: (message: ChildMessage) => T | undefined,
): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const onMessage = (message: ChildMessage): void => {
    const picked = pick(message);
    if (picked !== undefined) resolve(picked);
  };
  const onExit = (code: number | null): void => reject(new Error(`the server ended: ${code}`));
  child.on('message', onMessage).once('exit', onExit);
  return promise.finally(() => child.off('message', onMessage).off('exit', onExit));
};

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

const wake = async (child: ChildProcess): Promise<PayingProcess> => {
  const listening = messageFrom(child, (message) => ('url' in message ? message.url : undefined));
  child.send({ start: true });
  const url = await listening;
  let last = 0;
  return {
    url,
    run: async (job, data = {}) => {
      last += 1;
      const number = last;
      const done = messageFrom(child, (message) =>
        'done' in message && message.done === number ? message : undefined,
      );
      child.send({ job, data, number });
      return done.then(
        ({ error }) => {
          if (error !== undefined) throw new Error(error);
          return true;
        },
        () => false,
      );
    },
    kill: () => kill(child),
  };
};

/** Starts servers one after another with these settings; their log lines go to `onLine`. */
export const startPayingProcesses = async (
  settings: Record<string, string>,
  onLine: (line: string) => void,
): Promise<PayingProcesses> => {
  const folder = mkdtempSync(join(tmpdir(), 'dhruva-paying-'));
  const file = await bundle(folder);
  const children: ChildProcess[] = [];
  const launch = (): ChildProcess => {
    const env = {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      WEB_DIR: folder,
      NODE_COMPILE_CACHE: folder,
      ...settings,
    };
    const child = spawn(process.execPath, [file], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => chunk.toString().split('\n').forEach(onLine));
    }
    children.push(child);
    return child;
  };
  let waiting = launch();
  return {
    next: async () => {
      const child = waiting;
      waiting = launch();
      return wake(child);
    },
    close: async () => {
      await Promise.all(children.map(kill));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
