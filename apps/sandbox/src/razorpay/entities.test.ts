import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaidAnswer } from './payments/pay-answers.ts';
import type { PayRequest } from './payments/pay-request.ts';
import type { RunningRazorpay } from './start-razorpay.ts';
import { sdkFor, startTestSandbox } from './test-sandbox.ts';

const words = (text: string): string[] => text.trim().split(/\s+/).sort();

const ORDER = words(
  'id entity amount amount_paid amount_due currency receipt offer_id status attempts notes created_at',
);
const PAYMENT = `id entity amount currency status order_id invoice_id international method amount_refunded
  refund_status captured description card_id bank wallet vpa email contact notes fee tax error_code
  error_description error_source error_step error_reason acquirer_data created_at`;
const REFUND =
  words(`id entity amount currency payment_id notes receipt acquirer_data created_at batch_id status
  speed_requested speed_processed`);
const EVENT = words('entity account_id event contains payload created_at');
const RECON =
  words(`entity_id type debit credit amount currency fee tax on_hold settled created_at settled_at
  settlement_id posted_at credit_type description notes payment_id settlement_utr order_id order_receipt method
  card_network card_issuer card_type dispute_id`);

const keys = (value: object): string[] => Object.keys(value).sort();

let running: RunningRazorpay;
beforeAll(async () => {
  running = await startTestSandbox({ clock: () => Date.UTC(2026, 10, 2, 6) });
});
afterAll(() => running.close());

const newOrder = () => sdkFor(running.url).orders.create({ amount: 9900, currency: 'INR' });
const paid = async (wish: Partial<PayRequest>) => {
  const { id } = await newOrder();
  const answer = await running.sandbox.control.pay(id, { outcome: 'success', ...wish });
  return sdkFor(running.url).payments.fetch((answer as PaidAnswer).razorpay_payment_id);
};

test('an order has the documented keys; no notes are an empty array', async () => {
  const order = await newOrder();
  expect(keys(order)).toEqual(ORDER);
  expect(order.notes).toEqual([]);
  expect(order.id).toMatch(/^order_[0-9A-Za-z]{14}$/);
});

test.each([
  ['upi', `${PAYMENT} upi`, ['rrn', 'upi_transaction_id']],
  ['card', `${PAYMENT} card`, ['auth_code']],
  ['netbanking', PAYMENT, ['bank_transaction_id']],
] as const)('a payment by %s has the documented keys', async (method, expected, acquirer) => {
  const payment = await paid({ method });
  expect(keys(payment)).toEqual(words(expected));
  expect(keys(payment.acquirer_data as object)).toEqual([...acquirer]);
});

test('a failed payment says where and why', async () => {
  const { id } = await newOrder();
  const control = running.sandbox.control;
  expect(await control.pay(id, { outcome: 'failure' })).toMatchObject({
    status: 'failed',
    error: {
      code: 'BAD_REQUEST_ERROR',
      source: 'gateway',
      step: 'payment_response',
      reason: 'payment_failed',
      metadata: { order_id: id },
    },
  });
});

test('a refund has the documented keys', async () => {
  const payment = await paid({});
  const refund = await sdkFor(running.url).payments.refund(payment.id, {});
  expect(keys(refund)).toEqual(REFUND);
});

test('events have the documented envelope and name what they hold', () => {
  const bodies = running.sandbox.control
    .webhooks()
    .events.map(
      ({ body }) => JSON.parse(body) as { event: string; contains: string[]; payload: object },
    );
  const contents = new Map(bodies.map(({ event, contains }) => [event, contains]));
  expect(Object.fromEntries(contents)).toEqual({
    'payment.authorized': ['payment'],
    'payment.captured': ['payment'],
    'payment.failed': ['payment'],
    'order.paid': ['payment', 'order'],
    'refund.created': ['refund', 'payment'],
    'refund.processed': ['refund', 'payment'],
  });
  for (const body of bodies) {
    expect(keys(body)).toEqual(EVENT);
    expect(Object.keys(body.payload)).toEqual(body.contains);
  }
});

test('a line of the settlement report has the documented keys', async () => {
  await running.sandbox.control.advance(3 * 86_400);
  const report = (await sdkFor(running.url).settlements.reports({
    year: 2026,
    month: 11,
  })) as unknown as { items: object[] };
  expect(report.items).not.toEqual([]);
  for (const item of report.items) expect(keys(item)).toEqual(RECON);
});
