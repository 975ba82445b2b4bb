import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { watchLine } from './leak-watch.ts';
import { createTestDatabase } from './test-database.ts';

const SERVER = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'dhruva-bundle-'));
const database = await createTestDatabase();
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const KEY = Buffer.alloc(32, 5).toString('base64');
const PORT = String(await freePort());
const production = {
  NODE_ENV: 'production',
  PORT,
  DATABASE_URL: database.url,
  WEB_DIR: join(folder, 'site'),
  MASTER_KEYS: `one:${KEY}`,
  HASH_KEY: KEY,
  PUBLIC_URL: 'https://dhruva.test',
  SUPPORT_EMAIL: 'help@dhruva.test',
  SELLER_NAME: 'Dhruva Test',
  SELLER_ADDRESS: '1 Test Road',
  THERAPIST_EMAILS: [1, 2, 3, 4, 5, 6].map((id) => `${id}:t${id}@dhruva.test`).join(),
  MEETING_BASE_URL: 'https://meet.dhruva.test',
  SMTP_URL: 'smtps://mail.dhruva.test',
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'key',
  MSG91_OTP_TEMPLATE_ID: 'flow',
  MSG91_PAID_TEMPLATE_ID: 'paid-flow',
  MSG91_BOOKED_TEMPLATE_ID: 'booked-flow',
  MSG91_MOVED_TEMPLATE_ID: 'moved-flow',
  MSG91_CANCELLED_TEMPLATE_ID: 'cancelled-flow',
  MSG91_UNPLACED_TEMPLATE_ID: 'unplaced-flow',
  MSG91_REMINDER_TEMPLATE_ID: 'reminder-flow',
  MSG91_REFUNDED_TEMPLATE_ID: 'refunded-flow',
  MSG91_NEWS_TEMPLATE_ID: 'news-flow',
  MSG91_WAITING_TEMPLATE_ID: 'waiting-flow',
  MSG91_SIGNIN_TEMPLATE_ID: 'signin-flow',
  RAZORPAY_KEY_ID: 'rzp_live_one',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRETS: 'hook-secret',
  RAZORPAY_PLANS_KEY_ID: 'rzp_live_two',
  RAZORPAY_PLANS_KEY_SECRET: 'key-secret',
  RAZORPAY_PLANS_WEBHOOK_SECRETS: 'hook-secret',
};

const page = (text: string): void => {
  mkdirSync(join(folder, 'site'), { recursive: true });
  writeFileSync(join(folder, 'site/index.html'), `<!doctype html><p>${text}</p>`);
};

/** Runs the bundle in a folder with nothing installed around it. */
const launch = (settings: Record<string, string>) => {
  const child = spawn(process.execPath, [join(folder, 'server.mjs')], { env: settings });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      watchLine(chunk.toString());
    });
  }
  return { child, output: () => output };
};

test('the bundle runs by itself in production, and refuses what is not fit for it', async () => {
  execFileSync(process.execPath, [join(SERVER, 'scripts/bundle.ts')], { stdio: 'ignore' });
  cpSync(join(SERVER, 'dist'), folder, { recursive: true });

  page('write to hello@dhruva.example');
  const unfit = launch(production);
  expect(await once(unfit.child, 'close')).toEqual([1, null]);
  expect(unfit.output()).toContain('the site still shows hello@dhruva.example');

  page('home');
  const { child, output } = launch(production);
  const get = (path: string): Promise<Response | undefined> =>
    fetch(`http://127.0.0.1:${PORT}${path}`).catch(() => undefined);
  for (let tries = 0; tries < 1_800 && (await get('/readyz'))?.status !== 200; tries += 1) {
    await sleep(50);
  }
  expect([(await get('/readyz'))?.status, output()]).toEqual([200, expect.any(String)]);
  expect(await (await get('/'))?.text()).toContain('home');
  expect((await get('/api/places?q=mumbai'))?.status).toBe(200);
  for (const path of ['/api/docs', '/dev/outbox.json']) {
    expect((await get(path))?.status).toBe(404);
  }
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
