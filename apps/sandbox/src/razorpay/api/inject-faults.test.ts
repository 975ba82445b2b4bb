import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningRazorpay } from '../start-razorpay.ts';
import { CONTROL_TOKEN, QUESTIONS, startTestSandbox } from '../test-sandbox.ts';

let running: RunningRazorpay;
beforeEach(async () => {
  running = await startTestSandbox();
});
afterEach(() => running.close());

const AUTHORIZATION = `Basic ${btoa(`${QUESTIONS.keyId}:${QUESTIONS.keySecret}`)}`;
const createOrder = (signal?: AbortSignal) =>
  fetch(`${running.url}/v1/orders`, {
    method: 'POST',
    headers: { authorization: AUTHORIZATION, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 9900, currency: 'INR' }),
    ...(signal && { signal }),
  });
const fault = (kind: string, extra: object = {}) =>
  fetch(`${running.url}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'x-sandbox-token': CONTROL_TOKEN, 'content-type': 'application/json' },
    body: JSON.stringify({ route: 'POST /v1/orders', kind, ...extra }),
  });
const orders = () => running.sandbox.control.ledger().orders.length;

test('a dropped response was applied', async () => {
  await fault('drop');
  await expect(createOrder()).rejects.toThrow('fetch failed');
  expect(orders()).toBe(1);
  expect((await createOrder()).status).toBe(200);
});

test('a reset was not applied', async () => {
  await fault('reset');
  await expect(createOrder()).rejects.toThrow('fetch failed');
  expect(orders()).toBe(0);
});

test.each([
  ['429', 429, 'application/json'],
  ['500', 500, 'application/json'],
  ['502', 502, 'text/html'],
])('%s answers so, as often as asked, and applies nothing', async (kind, status, type) => {
  await fault(kind, { times: 2 });
  for (const reply of [await createOrder(), await createOrder()]) {
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toContain(type);
  }
  expect(orders()).toBe(0);
  expect((await createOrder()).status).toBe(200);
});

test('a delay applies late', async () => {
  await fault('delay', { delayMs: 300 });
  const begun = performance.now();
  expect((await createOrder()).status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThan(290);
});

test('a hanging request never answers and does not keep the sandbox from ending', async () => {
  await fault('hang');
  await expect(createOrder(AbortSignal.timeout(300))).rejects.toThrow('timeout');
  expect(orders()).toBe(0);
});

test('faults of one route leave the others alone', async () => {
  await fault('500');
  const reply = await fetch(`${running.url}/v1/orders`, {
    headers: { authorization: AUTHORIZATION },
  });
  expect(reply.status).toBe(200);
});

test('the log tells what was asked and never the secret', async () => {
  await createOrder();
  const reply = await fetch(`${running.url}/__sandbox/log`, {
    headers: { 'x-sandbox-token': CONTROL_TOKEN },
  });
  const text = await reply.text();
  expect(JSON.parse(text)).toMatchObject([
    { route: '/v1/orders', keyId: QUESTIONS.keyId, status: 200, body: { amount: 9900 } },
  ]);
  expect(text).not.toContain(QUESTIONS.keySecret);
  expect(text).not.toContain(AUTHORIZATION);
});

test('the control plane wants its token', async () => {
  for (const headers of [{}, { 'x-sandbox-token': 'guess' }]) {
    expect((await fetch(`${running.url}/__sandbox/ledger`, { headers })).status).toBe(403);
  }
});
