import { createRequire } from 'node:module';
import Razorpay from 'razorpay';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaidAnswer } from './payments/pay-answers.ts';
import type { RunningRazorpay } from './start-razorpay.ts';
import { PLANS, QUESTIONS, sdkFor, signatureOf, startTestSandbox } from './test-sandbox.ts';

const { validatePaymentVerification } = createRequire(import.meta.url)(
  'razorpay/dist/utils/razorpay-utils',
) as {
  validatePaymentVerification: (
    of: { order_id: string; payment_id: string },
    signature: string,
    secret: string,
  ) => boolean;
};

let running: RunningRazorpay;
let sdk: Razorpay;
beforeAll(async () => {
  running = await startTestSandbox();
  sdk = sdkFor(running.url);
});
afterAll(() => running.close());

const newOrder = (fields: object = {}) =>
  sdk.orders.create({ amount: 9900, currency: 'INR', ...fields });
const payFor = async (orderId: string): Promise<PaidAnswer> =>
  (await running.sandbox.control.pay(orderId, { outcome: 'success' })) as PaidAnswer;
const authorized = async (amount = 9900): Promise<string> => {
  const order = await newOrder({ amount, payment: { capture: 'manual' } });
  return (await payFor(order.id)).razorpay_payment_id;
};

const refusal = (description: string, field?: string) => ({
  statusCode: 400,
  error: {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: field === undefined ? 'NA' : 'business',
    step: field === undefined ? 'NA' : 'payment_initiation',
    reason: field === undefined ? 'NA' : 'input_validation_failed',
    metadata: {},
    ...(field !== undefined && { field }),
  },
});

test('an order is made, fetched, found by receipt, its notes edited', async () => {
  const order = await newOrder({ receipt: 'r-1', notes: { item: 'career' } });
  expect(order).toMatchObject({ status: 'created', amount_due: 9900, attempts: 0 });
  expect(await sdk.orders.fetch(order.id)).toEqual(order);
  expect((await sdk.orders.all({ receipt: 'r-1' } as object)).items).toEqual([order]);
  const edited = await sdk.orders.edit(order.id, { notes: { item: 'health' } });
  expect(edited.notes).toEqual({ item: 'health' });
});

test('with unique_receipt a second create is the first order; without, another', async () => {
  const wish = { receipt: 'r-2', unique_receipt: true };
  const first = await newOrder(wish);
  expect((await newOrder(wish)).id).toBe(first.id);
  expect((await newOrder({ receipt: 'r-2' })).id).not.toBe(first.id);
  await expect(newOrder({ ...wish, amount: 100 })).rejects.toMatchObject({ statusCode: 400 });
});

test('a payment verifies with the SDK and makes its order paid', async () => {
  const order = await newOrder();
  const paid = await payFor(order.id);
  expect(
    validatePaymentVerification(
      { order_id: order.id, payment_id: paid.razorpay_payment_id },
      paid.razorpay_signature,
      QUESTIONS.keySecret,
    ),
  ).toBe(true);
  expect(await sdk.orders.fetch(order.id)).toMatchObject({
    status: 'paid',
    amount_paid: 9900,
    amount_due: 0,
    attempts: 1,
  });
  const payment = await sdk.payments.fetch(paid.razorpay_payment_id);
  expect(payment).toMatchObject({ status: 'captured', captured: true, fee: 234, tax: 36 });
  const payments = await sdk.orders.fetchPayments(order.id);
  expect(payments).toEqual({ entity: 'collection', count: 1, items: [payment] });
  expect((await sdk.payments.all({ count: 1 })).items).toEqual([payment]);
});

test('a webhook signature is what the SDK checks', () => {
  const body = '{"event":"payment.captured"}';
  const signature = signatureOf(body, 'secret');
  expect(Razorpay.validateWebhookSignature(body, signature, 'secret')).toBe(true);
});

test('manual capture: only the whole amount, only once', async () => {
  const id = await authorized();
  await expect(sdk.payments.capture(id, 9800, 'INR')).rejects.toEqual(
    refusal('Capture amount must be equal to the amount authorized', 'amount'),
  );
  expect(await sdk.payments.capture(id, 9900, 'INR')).toMatchObject({ status: 'captured' });
  await expect(sdk.payments.capture(id, 9900, 'INR')).rejects.toEqual(
    refusal('This payment has already been captured'),
  );
});

test('refunds: in parts, never more than what is left', async () => {
  const { razorpay_payment_id: id } = await payFor((await newOrder()).id);
  const part = await sdk.payments.refund(id, { amount: 900, notes: { why: 'late' } });
  expect(part).toMatchObject({ amount: 900, status: 'processed', payment_id: id });
  await expect(sdk.payments.refund(id, { amount: 9001 })).rejects.toEqual(
    refusal('The refund amount provided is greater than amount captured', 'amount'),
  );
  const rest = await sdk.payments.refund(id, {});
  expect(rest.amount).toBe(9000);
  await expect(sdk.payments.refund(id, {})).rejects.toEqual(
    refusal('The payment has been fully refunded already'),
  );
  expect(await sdk.payments.fetch(id)).toMatchObject({
    status: 'refunded',
    refund_status: 'full',
    amount_refunded: 9900,
  });
  expect(await sdk.refunds.fetch(part.id)).toEqual(part);
  expect((await sdk.refunds.all({ count: 2 })).items).toEqual([rest, part]);
  expect((await sdk.payments.fetchMultipleRefund(id, {})).items).toEqual([rest, part]);
  expect(await sdk.payments.fetchRefund(id, part.id)).toEqual(part);
});

test('a refund key answers the same refund again and refuses another request', async () => {
  const { razorpay_payment_id: id } = await payFor((await newOrder()).id);
  const { rq } = (sdk as unknown as { api: { rq: { post: Post } } }).api;
  type Post = (url: string, body: object, config: object) => Promise<{ data: { id: string } }>;
  const refund = (key: string, body: object) =>
    rq.post(`/v1/payments/${id}/refund`, body, { headers: { 'X-Refund-Idempotency': key } });
  const first = await refund('refund-key-1', { amount: 100 });
  expect((await refund('refund-key-1', { amount: 100 })).data).toEqual(first.data);
  await expect(refund('refund-key-1', { amount: 200 })).rejects.toMatchObject({
    response: { status: 409 },
  });
  await expect(refund('short', {})).rejects.toMatchObject({ response: { status: 400 } });
  await expect(refund('no spaces here', {})).rejects.toMatchObject({ response: { status: 400 } });
});

test.each([
  [{ amount: 99 }, 'The amount must be at least INR 1.00', 'amount'],
  [{ amount: 100.5 }, 'The amount must be an integer.', 'amount'],
  [{ receipt: 'x'.repeat(41) }, 'The receipt may not be greater than 40 characters.', 'receipt'],
  [
    { notes: Object.fromEntries(Array.from({ length: 16 }, (_, index) => [index, 'x'])) },
    'Number of fields in notes should be less than or equal to 15',
    'notes',
  ],
  [{ notes: { a: 'x'.repeat(257) } }, 'The notes may not be greater than 256 characters.', 'notes'],
  [{ currency: 'XXX' }, 'Currency is not supported', 'currency'],
])('an order with %j is refused', async (fields, description, field) => {
  await expect(newOrder(fields)).rejects.toEqual(refusal(description, field));
});

test('refunds refuse fields they do not know', async () => {
  const { razorpay_payment_id: id } = await payFor((await newOrder()).id);
  await expect(sdk.payments.refund(id, { reason: 'late' } as object)).rejects.toEqual(
    refusal('reason is/are not required and should not be sent', 'reason'),
  );
});

test('wrong ids, wrong keys, and the orders of another key', async () => {
  await expect(sdk.orders.fetch('order_00000000000000')).rejects.toEqual(
    refusal('The id provided does not exist'),
  );
  await expect(sdk.payments.fetch('nonsense')).rejects.toEqual(
    refusal('nonsense is not a valid id', 'id'),
  );
  const wrong = sdkFor(running.url, { ...QUESTIONS, keySecret: 'guess' });
  await expect(wrong.orders.all()).rejects.toMatchObject({
    statusCode: 401,
    error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
  });
  const { id } = await newOrder();
  await expect(sdkFor(running.url, PLANS).orders.fetch(id)).rejects.toEqual(
    refusal('The id provided does not exist'),
  );
});

test('settlements: what was captured and given back, two days later', async () => {
  const clock = () => Date.UTC(2026, 10, 2, 6);
  const other = await startTestSandbox({ clock });
  const otherSdk = sdkFor(other.url);
  const { id } = await otherSdk.orders.create({ amount: 9900, currency: 'INR', receipt: 'r-9' });
  const paid = (await other.sandbox.control.pay(id, { outcome: 'success' })) as PaidAnswer;
  const refund = await otherSdk.payments.refund(paid.razorpay_payment_id, { amount: 400 });
  await other.sandbox.control.advance(3 * 86_400);
  const report = (day: number) =>
    otherSdk.settlements.reports({ year: 2026, month: 11, day }) as unknown as Promise<Report>;
  interface Report {
    items: object[];
  }
  expect((await report(4)).items).toMatchObject([
    { entity_id: paid.razorpay_payment_id, type: 'payment', credit: 9666, order_receipt: 'r-9' },
    { entity_id: refund.id, type: 'refund', debit: 400, payment_id: paid.razorpay_payment_id },
  ]);
  expect((await report(5)).items).toEqual([]);
  await expect(report(100)).rejects.toMatchObject({ error: { field: 'day' } });
  await other.close();
});
