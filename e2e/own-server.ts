import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Working directory of the product's programs. */
export const ROOT = join(import.meta.dirname, '..');

/** Starts another server beside the journeys' one and waits until it is ready. */
export const startServer = async (environment: Record<string, string>): Promise<ChildProcess> => {
  const started = spawn(process.execPath, ['apps/server/src/dev-start.ts'], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ready = async (): Promise<number> =>
    fetch(`http://localhost:${environment['PORT']}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  try {
    await expect.poll(ready, { timeout: 240_000 }).toBe(200);
  } catch (error) {
    started.kill('SIGKILL');
    throw error;
  }
  return started;
};

/** Stops a server with this signal; returns its exit code, or null when the signal ended it. */
export const stopServer = async (running: ChildProcess, signal: NodeJS.Signals) => {
  const exit = once(running, 'exit');
  running.kill(signal);
  const [code] = (await exit) as [number | null];
  return code;
};

/** Starts such a server before the journeys of a file and ends it after them. */
export const keepServer = (environment: Record<string, string>): void => {
  let server: ChildProcess | undefined;
  test.beforeAll(async () => {
    server = await startServer(environment);
  });
  test.afterAll(async () => {
    if (server) await stopServer(server, 'SIGTERM');
  });
};

/** Runs a program of the product with this input; returns its output. */
export const runProgram = async (
  words: readonly string[],
  environment: Record<string, string>,
  input = '',
): Promise<string> => {
  const program = spawn(process.execPath, words, {
    cwd: ROOT,
    env: environment,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  program.stdin.end(input);
  let said = '';
  program.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code] = (await once(program, 'exit')) as [number | null];
  expect(code, `${words.join(' ')}: ${said}`).toBe(0);
  return said;
};
