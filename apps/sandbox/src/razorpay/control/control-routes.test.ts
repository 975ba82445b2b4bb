import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningRazorpay } from '../start-razorpay.ts';
import { CONTROL_TOKEN, QUESTIONS, sdkFor, startTestSandbox } from '../test-sandbox.ts';

let running: RunningRazorpay;
beforeAll(async () => {
  running = await startTestSandbox();
});
afterAll(() => running.close());

const call = async (line: string, body?: object): Promise<{ status: number; answer: Answer }> => {
  const [method = '', path = ''] = line.split(' ');
  const reply = await fetch(`${running.url}/__sandbox/${path}`, {
    method,
    headers: {
      'x-sandbox-token': CONTROL_TOKEN,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, answer: (await reply.json()) as Answer };
};
type Answer = Record<string, unknown>;

const order = (capture = 'automatic') =>
  sdkFor(running.url).orders.create({
    amount: 9900,
    currency: 'INR',
    payment: { capture },
  } as never);
const pay = async (outcome: string, capture?: string): Promise<Answer> =>
  (await call(`POST orders/${(await order(capture)).id}/pay`, { outcome })).answer;

test('each verb for a payment moves it', async () => {
  const silent = (await pay('silent'))['payment_id'] as string;
  expect((await call(`POST payments/${silent}/fail`)).answer['status']).toBe('failed');
  expect((await call(`POST payments/${silent}/late-authorize`)).answer['status']).toBe('captured');
  expect((await call(`POST payments/${silent}/dispute`)).answer).toMatchObject({
    entity: 'dispute',
    payment_id: silent,
  });
  const answered = (await pay('silent'))['payment_id'] as string;
  expect((await call(`POST payments/${answered}/authorize`)).answer['status']).toBe('captured');
  const waiting = (await pay('authorize'))['payment_id'] as string;
  expect((await call(`POST payments/${waiting}/capture`)).answer['status']).toBe('captured');
});

test('refunds begin and end as told; what was never captured is given back', async () => {
  const id = (await pay('success'))['razorpay_payment_id'] as string;
  await call('POST refunds/default', { status: 'pending' });
  const refund = await sdkFor(running.url).payments.refund(id, {});
  expect(refund.status).toBe('pending');
  const settled = await call(`POST refunds/${refund.id}/settle`, { status: 'processed' });
  expect(settled.answer['status']).toBe('processed');
  await call('POST refunds/default', { status: 'processed' });
  const waiting = (await pay('success', 'manual'))['razorpay_payment_id'];
  expect((await call('POST refunds/uncaptured')).answer).toEqual({ refunded: [waiting] });
});

test('the clock is read and moved', async () => {
  const before = Date.parse((await call('GET clock')).answer['now'] as string);
  const after = (await call('POST clock/advance', { seconds: 60 })).answer['now'] as string;
  expect(Date.parse(after) - before).toBeGreaterThanOrEqual(60_000);
});

test.each([
  ['POST faults', { route: '*', kind: '500' }],
  ['GET faults', undefined],
  ['DELETE faults', undefined],
  ['POST webhooks/target', { url: 'http://127.0.0.1:9/hook', keyId: QUESTIONS.keyId }],
  ['POST webhooks/hold', undefined],
  ['POST webhooks/release', { order: 'reverse' }],
  ['POST webhooks/behaviour', { copies: 2, delaySeconds: 5, fault: null, inFlight: 20 }],
  ['POST webhooks/rotate-secret', { secret: 'new' }],
  ['POST webhooks/enable', undefined],
  ['POST webhooks/settle', undefined],
  ['GET webhooks', undefined],
  ['GET ledger', undefined],
  ['GET log', undefined],
  ['DELETE log', undefined],
  ['POST reset', undefined],
])('%s %j is understood', async (line, body) => {
  expect((await call(line, body)).status).toBe(200);
});

test.each([
  ['POST faults', { route: '*', kind: 'explode' }],
  ['POST clock/advance', { seconds: -1 }],
  ['POST webhooks/behaviour', { copy: 2 }],
  ['POST webhooks/target', { url: 'https://example.com/hook' }],
  ['POST orders/order_00000000000000/pay', { outcome: 'success' }],
  ['POST webhooks/none/replay', {}],
])('%s %j is refused', async (line, body) => {
  expect((await call(line, body)).status).toBe(400);
});

test('a replay is sent again; a reset forgets everything', async () => {
  await pay('success');
  const { events } = running.sandbox.control.webhooks();
  expect((await call(`POST webhooks/${events[0]!.id}/replay`, { times: 2 })).status).toBe(200);
  await call('POST reset');
  expect((await call('GET ledger')).answer).toEqual({
    orders: [],
    payments: [],
    refunds: [],
    disputes: [],
  });
});
