import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAGPUR_1990, signedIn } from './account.ts';
import { ask, send } from './birth-details.ts';
import { ANSWERS, boughtPlan, field, openIntake } from './intake-form.ts';
import { expect, test } from './journey.ts';
import { startServer, stopServer } from './own-server.ts';
import { picture } from './pictures.ts';
import { RESTART_PORT, serverEnvironment } from './settings.ts';
import { openKept, wholeAnswer } from './whole-answer.ts';

const environment = serverEnvironment(RESTART_PORT, 'restart');

test.use({ baseURL: `http://localhost:${RESTART_PORT}` });
test.describe.configure({ mode: 'serial' });

let server: ChildProcess | undefined;

const start = async (): Promise<ChildProcess> => {
  server = await startServer(environment);
  return server;
};

/** The process id of this server's database; undefined while it is stopped. */
const databasePid = (): number | undefined => {
  try {
    const file = join(environment['DATA_DIR'] ?? '', 'postgres/postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
};

test.afterEach(async () => {
  if (server?.exitCode === null && server.signalCode === null) await stopServer(server, 'SIGTERM');
});

const QUESTION = 'When is my income likely to grow?';

test('an answer that was shown is there after kill -9 and after a graceful stop', async ({
  page,
}) => {
  const readAgain = async (): Promise<string> => {
    await openKept(page, QUESTION);
    return wholeAnswer(page);
  };

  const first = await start();
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await send(await ask(page, QUESTION));
  const told = await wholeAnswer(page);
  await stopServer(first, 'SIGKILL');
  const database = databasePid();
  expect(database).toBeGreaterThan(0);

  const second = await start();
  expect(await readAgain()).toBe(told);
  expect(databasePid(), 'the database left by the killed process is used again').toBe(database);

  expect(await stopServer(second, 'SIGTERM')).toBe(0);
  expect(databasePid(), 'a graceful stop ends the database too').toBeUndefined();
  await start();
  expect(await readAgain()).toBe(told);
});

test('an intake form half written is there after kill -9 and a reload', async ({ page }, info) => {
  const first = await start();
  await signedIn(page);
  await boughtPlan(page);
  const dialog = await openIntake(page);
  const last = ANSWERS.at(-1)?.[1] ?? '';
  const kept = page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/api/intake-form/draft') &&
      (reply.request().postData() ?? '').includes(last),
  );
  for (const [label, answer] of ANSWERS) await field(dialog, label).fill(answer);
  await kept;
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await picture(page, info, 'intake-draft-saved');
  await stopServer(first, 'SIGKILL');
  await start();
  await openIntake(page);
  for (const [label, answer] of ANSWERS) await expect(field(dialog, label)).toHaveValue(answer);
  await picture(page, info, 'intake-draft-again');
});

test('whoever is signed in stays so while the server is away, and the page goes on by itself', async ({
  page,
}, info) => {
  const first = await start();
  await signedIn(page, NAGPUR_1990);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Predictions' }).click();
  await stopServer(first, 'SIGKILL');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  await expect(page.getByText(/We cannot reach our server at the moment/)).toBeVisible();
  await picture(page, info, 'away-restart');
  await start();
  await expect(page.getByText(/We cannot reach our server at the moment/)).toBeHidden();
  await expect(page.getByRole('tab', { name: 'My Bookings' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
});
