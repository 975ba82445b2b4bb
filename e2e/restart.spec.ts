import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAGPUR_1990, signedIn } from './account.ts';
import { ask, send } from './birth-details.ts';
import { expect, test } from './journey.ts';
import { RESTART_PORT, serverEnvironment } from './settings.ts';

const environment = serverEnvironment(RESTART_PORT, 'restart');

test.use({ baseURL: `http://localhost:${RESTART_PORT}` });

let server: ChildProcess | undefined;

const start = async (): Promise<ChildProcess> => {
  const started = spawn(process.execPath, ['apps/server/src/dev-start.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  server = started;
  const ready = async (): Promise<number> =>
    fetch(`http://localhost:${RESTART_PORT}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(ready, { timeout: 30_000 }).toBe(200);
  return started;
};

const stop = async (running: ChildProcess, signal: NodeJS.Signals) => {
  const exit = once(running, 'exit');
  running.kill(signal);
  const [code] = (await exit) as [number | null];
  return code;
};

/** The process id of the database of this server; undefined while it is stopped. */
const databasePid = (): number | undefined => {
  try {
    const file = join(environment['DATA_DIR'] ?? '', 'postgres/postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
};

test.afterEach(async () => {
  if (server?.exitCode === null && server.signalCode === null) await stop(server, 'SIGTERM');
});

test('an answer that was shown is there after kill -9 and after a graceful stop', async ({
  page,
}) => {
  const answer = page.getByRole('article');
  const readAgain = async (): Promise<string> => {
    await page.goto('/profile');
    await page.getByRole('tab', { name: 'My Predictions' }).click();
    await expect(answer).toBeVisible();
    return answer.innerText();
  };

  const first = await start();
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await send(await ask(page, 'When is my income likely to grow?'));
  await expect(answer).toBeVisible();
  await stop(first, 'SIGKILL');
  const told = await answer.innerText();
  const database = databasePid();
  expect(database).toBeGreaterThan(0);

  const second = await start();
  expect(await readAgain()).toBe(told);
  expect(databasePid(), 'the database left by the killed process is used again').toBe(database);

  expect(await stop(second, 'SIGTERM')).toBe(0);
  expect(databasePid(), 'a graceful stop ends the database too').toBeUndefined();
  await start();
  expect(await readAgain()).toBe(told);
});
