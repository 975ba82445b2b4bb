import type { ErrorCode } from '@dhruva/kernel/errors';
import { createOrder, paymentStatus, verifyPayment } from '@dhruva/money/payments/contract/routes';
import type { Route } from '@dhruva/kernel/route';
import { expect, it } from 'vitest';
import { call, type CallOptions, logIn } from '@dhruva/server/test/calling.ts';
import { createFakeProducts, ITEM } from './fake-products.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

/** Invalid input to the payment routes, by hand or script. */
const fakeProducts = createFakeProducts();
const server = await buildTestApp({}, () => fakeProducts.products);
const token = await logIn(server, '9500000100');

interface Case {
  readonly name: string;
  readonly route: Route;
  readonly send: CallOptions;
  readonly code: ErrorCode;
  readonly status?: number;
}

const buying = (name: string, change: object, code: ErrorCode): Case => ({
  name,
  route: createOrder,
  send: { token, body: { amount: 1_500, receipt: 'plan_1', item: ITEM, ...change } },
  code,
});
const verifying = (name: string, change: object, code: ErrorCode, status = 400): Case => ({
  name,
  route: verifyPayment,
  send: {
    token,
    body: {
      razorpay_order_id: `order_${'B'.repeat(14)}`,
      razorpay_payment_id: `pay_${'B'.repeat(14)}`,
      razorpay_signature: 'f'.repeat(64),
      ...change,
    },
  },
  code,
  status,
});

const CASES: readonly Case[] = [
  buying('a lower price', { amount: 1_499 }, 'payment.amount-differs'),
  buying('a price in paise', { amount: 150_000 }, 'payment.amount-differs'),
  buying('a negative price', { amount: -1_500 }, 'payment.amount-differs'),
  buying('a price that is a text', { amount: '1500' }, 'request.invalid'),
  buying('a receipt of 41 characters', { receipt: 'r'.repeat(41) }, 'request.invalid'),
  buying('a price beside the item', { pricePaise: 100 }, 'request.unknown-key'),
  buying('a user beside the item', { userId: 'x' }, 'request.unknown-key'),
  buying('a thing nobody sells', { item: { kind: 'gem' } }, 'request.invalid'),
  buying('a price in the item', { item: { ...ITEM, pricePaise: 1 } }, 'request.unknown-key'),
  verifying('an order nobody made', {}, 'payment.order-unknown', 404),
  verifying('no order', { razorpay_order_id: undefined }, 'request.invalid'),
  verifying('35: a list of signatures', { razorpay_signature: ['a', 'b'] }, 'request.invalid'),
  verifying('35: no signature', { razorpay_signature: undefined }, 'request.invalid'),
  verifying('an amount beside the signature', { amount: 1 }, 'request.unknown-key'),
  {
    name: 'the state of an order in SQL',
    route: paymentStatus,
    send: { token, query: { orderId: "' or 1=1 --" } },
    code: 'payment.order-unknown',
    status: 404,
  },
];

it.each(CASES)('$name: $code', async ({ route, send, code, status = 400 }) => {
  const called = await call(server.app, route, send);
  expect([called.status, called.refusal.code]).toEqual([status, code]);
});

it('moved nothing and left no unexpected error', async () => {
  expect(await server.deps.db.selectFrom('orders').select('id').execute()).toEqual([]);
  expect(server.sandbox.control.ledger().orders).toEqual([]);
  expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
