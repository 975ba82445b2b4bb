import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaidAnswer } from './payments/pay-answers.ts';
import type { PayRequest } from './payments/pay-request.ts';
import { createRazorpaySandbox } from './sandbox.ts';
import { serveRazorpay } from './serve-razorpay.ts';
import {
  CONTROL_TOKEN,
  QUESTIONS,
  sdkFor,
  startMerchant,
  startTestSandbox,
} from './test-sandbox.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dhruva-razorpay-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const options = { accounts: [QUESTIONS], controlToken: CONTROL_TOKEN };

test('production is refused', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => createRazorpaySandbox(options)).toThrow('refuses production');
});

test.each([
  ['a live key', { ...QUESTIONS, keyId: 'rzp_live_x' }, 'rzp_test_ keys only'],
  [
    'a webhook off this machine',
    { ...QUESTIONS, webhookUrl: 'https://example.com/hook' },
    'this machine only',
  ],
])('%s is refused', (_, account, message) => {
  expect(() => createRazorpaySandbox({ ...options, accounts: [account] })).toThrow(message);
});

const START = JSON.stringify(join(import.meta.dirname, 'start-razorpay.ts'));
const program = (settings: object): string => `
  import { startRazorpaySandbox } from ${START};
  const { url } = await startRazorpaySandbox(${JSON.stringify(settings)});
  console.log(url);
`;
const startProcess = async (settings: object) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(settings)]);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
};
const callControl = (url: string, path: string, body: object) =>
  fetch(`${url}/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'x-sandbox-token': CONTROL_TOKEN, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((reply) => reply.json());

test('what was paid, the clock and what is still to be sent survive a SIGKILL', async () => {
  const storePath = join(folder, 'razorpay.json');
  const merchant = await startMerchant();
  const settings = {
    ...options,
    accounts: [{ ...QUESTIONS, webhookUrl: merchant.url }],
    storePath,
  };
  const { child, url } = await startProcess({ ...settings, port: 0 });
  const order = await sdkFor(url).orders.create({ amount: 9900, currency: 'INR' });
  await callControl(url, 'clock/advance', { seconds: 3_600 });
  await callControl(url, 'webhooks/hold', {});
  const paid = (await callControl(url, `orders/${order.id}/pay`, {
    outcome: 'success',
  })) as PaidAnswer;
  child.kill('SIGKILL');
  await once(child, 'exit');

  const again = await startTestSandbox(settings);
  expect(await sdkFor(again.url).payments.fetch(paid.razorpay_payment_id)).toMatchObject({
    status: 'captured',
  });
  expect(again.sandbox.world.now() - Date.now()).toBeGreaterThan(3_500_000);
  await again.sandbox.control.release();
  await again.sandbox.control.settleWebhooks();
  expect(merchant.events()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  await again.close();
  expect(statSync(storePath).mode & 0o777).toBe(0o600);
  merchant.close();
});

test('no card number is kept or shown', async () => {
  const storePath = join(folder, 'razorpay.json');
  const running = await startTestSandbox({ storePath });
  const order = await sdkFor(running.url).orders.create({ amount: 9900, currency: 'INR' });
  const number = '5555 5555 5555 4444';
  const paid = (await running.sandbox.control.pay(order.id, {
    outcome: 'success',
    method: 'card',
    card: { number },
  })) as PaidAnswer;
  const payment = await sdkFor(running.url).payments.fetch(paid.razorpay_payment_id);
  expect(payment).toMatchObject({
    international: true,
    card: { last4: '4444', network: 'MasterCard' },
  });
  const kept = JSON.stringify([running.sandbox.world.state, payment]);
  expect(kept).not.toMatch(/5555[ -]?5555/);
  const other = await sdkFor(running.url).orders.create({ amount: 9900, currency: 'INR' });
  const unknown = { outcome: 'success', method: 'card', card: { number: '4929 0000 0000 6' } };
  await expect(running.sandbox.control.pay(other.id, unknown as PayRequest)).rejects.toThrow(
    'test cards',
  );
  await running.close();
});

test.each([
  ['4100 2800 0008 0001', 'insufficient_fund'],
  ['4100 2800 0002 0007', 'gateway_technical_error'],
])('the error card %s fails with %s', async (number, reason) => {
  const running = await startTestSandbox();
  const order = await sdkFor(running.url).orders.create({ amount: 9900, currency: 'INR' });
  const answer = await running.sandbox.control.pay(order.id, {
    outcome: 'failure',
    method: 'card',
    card: { number },
  });
  expect(answer).toMatchObject({ status: 'failed', error: { reason } });
  await running.close();
});

test('it can be mounted under a prefix, and answers this machine only', async () => {
  const app = Fastify();
  serveRazorpay(app, createRazorpaySandbox(options), { prefix: '/sandbox/razorpay' });
  const url = '/sandbox/razorpay/v1/orders';
  const here = await app.inject({ url, headers: { host: 'localhost:3000' } });
  expect(here.statusCode).toBe(401);
  const unknown = await app.inject({
    url: '/sandbox/razorpay/v2/orders',
    headers: { host: 'localhost:3000' },
  });
  expect(unknown.json()).toMatchObject({
    error: { description: 'The requested URL was not found on the server.' },
  });
  const stranger = { url, headers: { host: 'localhost:3000' }, remoteAddress: '192.0.2.7' };
  expect((await app.inject(stranger)).statusCode).toBe(404);
  expect((await app.inject({ url, headers: { host: 'evil.test' } })).statusCode).toBe(404);
  await app.close();
});
