import { afterEach, expect, test } from 'vitest';
import type { PaidAnswer, UnpaidAnswer } from '../payments/pay-answers.ts';
import type { RunningRazorpay } from '../start-razorpay.ts';
import {
  QUESTIONS,
  sdkFor,
  signatureOf,
  startMerchant,
  startTestSandbox,
} from '../test-sandbox.ts';

type Merchant = Awaited<ReturnType<typeof startMerchant>>;

let running: RunningRazorpay;
let merchant: Merchant;
afterEach(async () => {
  merchant.close();
  await running.close();
});

const start = async (reply?: () => number | 'never', webhookLimitMs?: number) => {
  merchant = await startMerchant(reply);
  running = await startTestSandbox({
    accounts: [{ ...QUESTIONS, webhookUrl: merchant.url }],
    ...(webhookLimitMs && { webhookLimitMs }),
  });
  return running.sandbox.control;
};
const order = (fields: object = {}) =>
  sdkFor(running.url).orders.create({ amount: 9900, currency: 'INR', ...fields });
const HOUR = 3_600;

test('a payment sends authorized, captured and order.paid, signed, each with its own id', async () => {
  const control = await start();
  await control.pay((await order()).id, { outcome: 'success' });
  await control.settleWebhooks();
  expect(merchant.events()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  for (const { body, signature, userAgent } of merchant.received) {
    expect(signature).toBe(signatureOf(body, QUESTIONS.webhookSecret));
    expect(userAgent).toBe('Razorpay-Webhook/v1');
  }
  expect(new Set(merchant.received.map(({ eventId }) => eventId)).size).toBe(3);
  const statuses = merchant.received.map(
    ({ body }) => (JSON.parse(body) as Envelope).payload.payment.entity.status,
  );
  expect(statuses).toEqual(['authorized', 'captured', 'captured']);
});
interface Envelope {
  payload: { payment: { entity: { status: string; captured: boolean } } };
}

test('failure, refunds and a dispute are told', async () => {
  const control = await start();
  const { id } = await order();
  await control.pay(id, { outcome: 'failure' });
  const paid = (await control.pay(id, { outcome: 'success' })) as PaidAnswer;
  await control.refundsBegin('pending');
  const sdk = sdkFor(running.url);
  const one = await sdk.payments.refund(paid.razorpay_payment_id, { amount: 100 });
  const two = await sdk.payments.refund(paid.razorpay_payment_id, { amount: 200 });
  await control.settleRefund(one.id, 'processed');
  await control.settleRefund(two.id, 'failed');
  await control.dispute(paid.razorpay_payment_id);
  await control.settleWebhooks();
  expect(merchant.events()).toEqual([
    'payment.failed',
    'payment.authorized',
    'payment.captured',
    'order.paid',
    'refund.created',
    'refund.created',
    'refund.processed',
    'refund.failed',
    'payment.dispute.created',
  ]);
  expect(await sdk.payments.fetch(paid.razorpay_payment_id)).toMatchObject({
    amount_refunded: 100,
    refund_status: 'partial',
    status: 'captured',
  });
});

test('a refused event is tried again with growing pauses, and after a day the webhook is disabled', async () => {
  const control = await start(() => 500);
  await control.pay((await order()).id, { outcome: 'failure' });
  await control.settleWebhooks();
  await control.advance(24 * HOUR);
  const [event] = control.webhooks().events;
  const minutes = event!.attempts.map(({ at }) =>
    Math.round((at - event!.attempts[0]!.at) / 60_000),
  );
  expect(minutes).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 1440]);
  expect(event!.status).toBe('given up');
  expect(control.webhooks().settings[QUESTIONS.keyId]!.disabled).toBe(true);
  await control.pay((await order()).id, { outcome: 'failure' });
  await control.settleWebhooks();
  expect(merchant.received).toHaveLength(12);
  expect(new Set(merchant.received.map(({ eventId }) => eventId)).size).toBe(1);
  await control.enable();
  await control.replay(control.webhooks().events[1]!.id);
  await control.settleWebhooks();
  expect(merchant.received).toHaveLength(13);
});

test('an endpoint that takes longer than the limit has not heard', async () => {
  let first = true;
  const control = await start(() => {
    const reply = first ? 'never' : 200;
    first = false;
    return reply;
  }, 1_000);
  await control.pay((await order()).id, { outcome: 'failure' });
  await control.settleWebhooks();
  expect(control.webhooks().events[0]!.attempts).toMatchObject([{ status: 'timeout' }]);
  await control.advance(60);
  expect(control.webhooks().events[0]!.status).toBe('delivered');
});

test('held events wait, and are released in reverse', async () => {
  const control = await start();
  await control.hold();
  await control.pay((await order()).id, { outcome: 'success' });
  expect(await control.settleWebhooks()).toEqual({ pending: 3 });
  expect(merchant.received).toEqual([]);
  await control.release('reverse');
  await control.settleWebhooks();
  expect(merchant.events()).toEqual(['order.paid', 'payment.captured', 'payment.authorized']);
});

test('copies have one event id; delay waits for the clock', async () => {
  const control = await start();
  await control.behaviour({ copies: 3, delaySeconds: 120 });
  await control.pay((await order()).id, { outcome: 'failure' });
  await control.settleWebhooks();
  expect(merchant.received).toEqual([]);
  await control.advance(120);
  expect(merchant.received).toHaveLength(3);
  expect(new Set(merchant.received.map(({ eventId }) => eventId)).size).toBe(1);
});

test.each(['tampered-body', 'wrong-secret', 'no-signature'] as const)(
  'a delivery with %s does not verify',
  async (fault) => {
    const control = await start();
    await control.behaviour({ fault });
    await control.pay((await order()).id, { outcome: 'failure' });
    await control.settleWebhooks();
    const [{ body, signature }] = merchant.received as [Merchant['received'][0]];
    expect(signature).not.toBe(signatureOf(body, QUESTIONS.webhookSecret));
  },
);

test('after a rotation retries are signed with the old secret and replays with the new one', async () => {
  let status = 500;
  const control = await start(() => status);
  await control.pay((await order()).id, { outcome: 'failure' });
  await control.settleWebhooks();
  await control.rotateSecret('new');
  status = 200;
  await control.advance(60);
  const [event] = control.webhooks().events;
  await control.replay(event!.id);
  await control.settleWebhooks();
  const [, retry, replay] = merchant.received;
  expect(retry!.signature).toBe(signatureOf(event!.body, QUESTIONS.webhookSecret));
  expect(replay!.signature).toBe(signatureOf(event!.body, 'new'));
});

test('an uncaptured payment that is given back says so: captured is false', async () => {
  const control = await start();
  const { id } = await order({ payment: { capture: 'manual' } });
  const unpaid = await control.pay(id, { outcome: 'success' });
  expect(unpaid).toHaveProperty('razorpay_signature');
  await control.advance(3 * 24 * HOUR);
  expect(merchant.events()).toEqual(['payment.authorized', 'refund.created', 'refund.processed']);
  const last = JSON.parse(merchant.received.at(-1)!.body) as Envelope;
  expect(last.payload.payment.entity).toMatchObject({ captured: false, status: 'refunded' });
});

test('a silent bank: failed after ten minutes, authorised and captured late', async () => {
  const control = await start();
  const { id } = await order();
  const silent = (await control.pay(id, { outcome: 'silent' })) as UnpaidAnswer;
  expect(silent.status).toBe('created');
  await control.advance(600);
  expect(merchant.events()).toEqual(['payment.failed']);
  await control.advance(1_800);
  expect(merchant.events().slice(1)).toEqual([
    'payment.authorized',
    'payment.captured',
    'order.paid',
  ]);
});

test('a second payment of a paid order that comes late is given back at once', async () => {
  const control = await start();
  const { id } = await order();
  const late = (await control.pay(id, { outcome: 'silent' })) as UnpaidAnswer;
  await control.advance(600);
  await control.pay(id, { outcome: 'success' });
  await expect(control.pay(id, { outcome: 'success' })).rejects.toThrow('already paid');
  const payment = await control.lateAuthorize(late.payment_id);
  expect(payment).toMatchObject({ status: 'refunded', captured: false, amount_refunded: 9900 });
});
