import type { PurchaseStatus } from '../../contract/schemas.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { buy, type BuyCallbacks, type Purchase } from './buy.ts';
import { pendingOrder } from './pending-order.ts';
import type { PaymentReply } from './provider/razorpay.ts';
import { DETAILS } from '@dhruva/web/test/people.ts';

const answer = vi.fn<(address: string, init?: { body?: string }) => Promise<Response>>();
const entered: string[] = [];
const opened = vi.fn<BuyCallbacks['opened']>();
const onWaiting = vi.fn<BuyCallbacks['onWaiting']>();
let wanted = true;

const purchase: Purchase = {
  item: { kind: 'question', questionId: 'suitable-work', userDetails: DETAILS },
  amount: 99,
};
const order = {
  id: 'order_A',
  currency: 'INR',
  amount: 9_900,
  orderId: 'ours',
  keyId: 'rzp_test_questions',
  scriptUrl: '/checkout.js',
  callbackUrl: '/callback',
  name: 'Dhruva',
  description: 'A question',
  simulated: true,
  prefill: { name: '', contact: '' },
  dueAt: null,
};
const status = (state: PurchaseStatus['state']): PurchaseStatus => ({
  orderId: 'ours',
  kind: 'question',
  productId: 'suitable-work',
  title: 'A question',
  state,
  until: null,
  paymentId: state === 'paid' ? 'pay_A' : null,
  amountPaise: 9_900,
  hasReceipt: state === 'paid',
});
const paidReply: PaymentReply = {
  razorpay_payment_id: 'pay_A',
  razorpay_order_id: 'order_A',
  razorpay_signature: 'f'.repeat(64),
};

const refusal = (code: string, message: string, httpStatus: number) =>
  Response.json({ success: false, code, message }, { status: httpStatus });

type Replies = Record<string, (() => Response | Promise<Response>)[]>;

/** The replies of each path, in turn; the last one repeats. */
const serve = (replies: Replies): void => {
  answer.mockImplementation(async (address) => {
    const path = address.split('?')[0] ?? '';
    const list = replies[path] ?? [];
    const next = list.length > 1 ? list.shift() : list[0];
    if (!next) throw new Error(`not expected: ${path}`);
    return next();
  });
};

/** A checkout that calls `act` once it is open. */
const provider = (act: (options: Record<string, never>, fail: (text: string) => void) => void) => {
  globalThis.Razorpay = class {
    readonly options: Record<string, never>;
    fail: (text: string) => void = () => undefined;
    constructor(options: unknown) {
      this.options = options as Record<string, never>;
    }
    open() {
      act(this.options, (text) => this.fail(text));
    }
    close() {}
    on(_event: string, listener: (failed: { error: { description: string } }) => void) {
      this.fail = (description) => listener({ error: { description } });
    }
  };
};

type Opened = { handler: (reply: PaymentReply) => void; modal: { ondismiss: () => void } };

const pays = () => provider((options) => (options as unknown as Opened).handler(paidReply));
const closes = () =>
  provider((options, fail) => {
    fail('Insufficient funds');
    (options as unknown as Opened).modal.ondismiss();
  });

const run = async (bought = purchase) => {
  const ending = buy(bought, {
    enter: (phase) => entered.push(phase),
    opened,
    onWaiting,
    asksAgain: async () => false,
    isWanted: () => wanted,
  });
  await vi.runAllTimersAsync();
  return ending;
};

const CREATE = '/api/payment/create-order';
const VERIFY = '/api/payment/verify';
const STATUS = '/api/payment/status';
const CLOSED = '/api/payment/closed';

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map([['authToken', 'secret']]);
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', {
    localStorage,
    sessionStorage: localStorage,
    location: { search: '' },
    addEventListener: () => undefined,
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('navigator', { userAgent: 'Chrome' });
  vi.stubGlobal('fetch', answer);
  answer.mockReset();
  opened.mockReset();
  onWaiting.mockReset();
  entered.length = 0;
  wanted = true;
});

test('paid: order, checkout, verification', async () => {
  serve({
    [CREATE]: [() => Response.json(order)],
    [VERIFY]: [() => Response.json(status('paid'))],
  });
  pays();
  expect(await run()).toEqual({ kind: 'paid', status: status('paid') });
  expect(pendingOrder()).toBeNull();
  expect(entered).toEqual(['ordering', 'paying', 'checking']);
  const body = (index: number): unknown =>
    JSON.parse(answer.mock.calls[index]?.[1]?.body ?? 'null');
  expect(body(0)).toMatchObject({ amount: 99, receipt: 'question_suitable-work' });
  expect(body(1)).toEqual(paidReply);
});

test('nobody answers the verification: the server is asked until it knows', async () => {
  serve({
    [CREATE]: [() => Response.json(order)],
    [VERIFY]: [() => Promise.reject(new Error('offline'))],
    [STATUS]: [
      () => Promise.reject(new Error('offline')),
      () => Response.json(status('waiting')),
      () => Response.json(status('paid')),
    ],
  });
  pays();
  expect(await run()).toMatchObject({ kind: 'paid' });
});

test('the bank does not say so for minutes: the waiting page goes on', async () => {
  serve({
    [CREATE]: [() => Response.json(order)],
    [VERIFY]: [() => Response.json(status('waiting'))],
    [STATUS]: [() => Response.json(status('waiting'))],
  });
  pays();
  expect(await run()).toEqual({ kind: 'told', told: status('waiting') });
  expect(pendingOrder()).toBe('ours');
});

test('a verification that is refused is told as such', async () => {
  const message = 'Payment verification failed. Please contact support.';
  serve({
    [CREATE]: [() => Response.json(order)],
    [VERIFY]: [() => refusal('payment.verification-failed', message, 400)],
  });
  pays();
  expect(await run()).toEqual({ kind: 'failed', code: 'payment.verification-failed', message });
});

test('closed after a failed try: nothing arrived, and why the try failed', async () => {
  serve({
    [CREATE]: [() => Response.json(order)],
    [CLOSED]: [() => Response.json(status('not-paid'))],
  });
  closes();
  expect(await run()).toEqual({
    kind: 'told',
    told: status('not-paid'),
    reason: 'Insufficient funds',
  });
});

test('closed, but paid all the same', async () => {
  serve({
    [CREATE]: [() => Response.json(order)],
    [CLOSED]: [() => Response.json(status('paid'))],
  });
  closes();
  expect(await run()).toMatchObject({ kind: 'paid' });
});

test('closed while the bank is silent: it may be paid again, and is given when the bank says yes', async () => {
  serve({
    [CREATE]: [() => Response.json(order)],
    [CLOSED]: [() => Response.json(status('waiting'))],
    [STATUS]: [() => Response.json(status('paid'))],
  });
  closes();
  expect(await run()).toMatchObject({ kind: 'paid' });
  expect(onWaiting).toHaveBeenCalledWith(status('waiting'));
});

test('closed, and nobody can say whether anything arrived', async () => {
  serve({
    [CREATE]: [() => Response.json(order)],
    [CLOSED]: [() => Promise.reject(new Error('offline'))],
  });
  closes();
  expect(await run()).toEqual({ kind: 'unknown', orderId: 'ours' });
  expect(pendingOrder()).toBe('ours');
});

test('money that arrived for something that cannot be given goes back', async () => {
  serve({
    [CREATE]: [() => Response.json(order)],
    [VERIFY]: [() => Response.json(status('refunding'))],
  });
  pays();
  expect(await run()).toEqual({ kind: 'told', told: status('refunding') });
});

test.each([
  ['no network', () => Promise.reject(new Error('offline'))],
  ['our own failure', () => refusal('server.unexpected', 'Broken.', 500)],
  ['the provider’s', () => refusal('payment.order-failed', 'Down.', 502)],
])('no order, %s: the words of the specification', async (_why, reply) => {
  serve({ [CREATE]: [reply] });
  expect(await run()).toMatchObject({
    kind: 'failed',
    message: 'Could not initiate payment. Please try again.',
  });
});

test('no order: a page may give other words, or prefer the server’s', async () => {
  serve({ [CREATE]: [() => refusal('payment.order-failed', 'Down.', 502)] });
  const text = 'Could not initiate payment. Please try again later.';
  expect(await run({ ...purchase, orderFailed: { text } })).toMatchObject({ message: text });
  expect(await run({ ...purchase, orderFailed: { preferServer: true } })).toMatchObject({
    message: 'Down.',
  });
});

test('no order, and no word of the server to prefer: the words of the specification', async () => {
  serve({ [CREATE]: [() => Promise.reject(new Error('offline'))] });
  expect(await run({ ...purchase, orderFailed: { preferServer: true } })).toMatchObject({
    message: 'Could not initiate payment. Please try again.',
  });
});

test('a refusal says itself what is wrong', async () => {
  const message =
    'You have this already: look in My Predictions or My Bookings. Nothing was charged.';
  serve({ [CREATE]: [() => refusal('payment.already-bought', message, 409)] });
  expect(await run()).toEqual({ kind: 'failed', code: 'payment.already-bought', message });
});

test('signed out: nothing is asked of the server', async () => {
  window.localStorage.removeItem('authToken');
  expect(await run()).toEqual({
    kind: 'failed',
    code: 'auth.signed-out',
    message: 'Please log in to make a payment.',
  });
  expect(answer).not.toHaveBeenCalled();
});

test('a dialog that was closed meanwhile opens no checkout', async () => {
  serve({
    [CREATE]: [() => Response.json(order)],
    [CLOSED]: [() => Response.json(status('not-paid'))],
  });
  wanted = false;
  pays();
  expect(await run()).toEqual({ kind: 'left' });
  expect(opened).not.toHaveBeenCalled();
});
