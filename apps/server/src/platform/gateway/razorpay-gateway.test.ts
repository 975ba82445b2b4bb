import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startTestGateway, TEST_KEYS, testGateway } from '../../../test/test-gateway.ts';
import { GatewayError } from './gateway.ts';
import { createRazorpayGateway } from './razorpay-gateway.ts';

const { gateway, sandbox, url, close } = await startTestGateway({ tryMs: 30_000, callMs: 60_000 });
const { control } = sandbox;
const servers: Server[] = [];
afterEach(() => control.clearFaults());
afterAll(async () => {
  for (const server of servers) server.close();
  await close();
});

const receipts = { last: 0 };
const newOrder = async (): Promise<string> => {
  receipts.last += 1;
  const wish = { amountPaise: 9_900, currency: 'INR', receipt: `receipt-${receipts.last}` };
  return (await gateway.createOrder('questions', wish)).gatewayOrderId;
};
const paid = async (): Promise<{ gatewayOrderId: string; paymentId: string }> => {
  const gatewayOrderId = await newOrder();
  const answer = await control.pay(gatewayOrderId, { outcome: 'success' });
  if (!('razorpay_payment_id' in answer)) throw new Error('not paid');
  return { gatewayOrderId, paymentId: answer.razorpay_payment_id };
};
const failureOf = async (work: Promise<unknown>): Promise<GatewayError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof GatewayError)) throw new Error(`not a GatewayError: ${String(error)}`);
  return error;
};

describe('over the sandbox', () => {
  test('the same receipt is the same order; late authorisations will be captured', async () => {
    const wish = { amountPaise: 24_900, currency: 'INR', receipt: 'same' };
    const first = await gateway.createOrder('questions', wish);
    expect(await gateway.createOrder('questions', wish)).toEqual(first);
    const kept = sandbox.world.state.orders[first.gatewayOrderId];
    expect(kept?.capture).toMatchObject({ mode: 'automatic', automaticExpiry: 7_200 });
  });

  test('payments are told by order and by id, each to its own account only', async () => {
    const { gatewayOrderId, paymentId } = await paid();
    const told = {
      id: paymentId,
      gatewayOrderId,
      amountPaise: 9_900,
      currency: 'INR',
      status: 'captured',
      captured: true,
      refundedPaise: 0,
      method: 'upi',
    };
    expect(await gateway.payment('questions', paymentId)).toEqual(told);
    expect(await gateway.paymentsOf('questions', gatewayOrderId)).toEqual([told]);
    expect(await failureOf(gateway.payment('plans', paymentId))).toMatchObject({
      isTransient: false,
    });
  });

  test('20: the same key is the same refund; more than is left is refused for good', async () => {
    const { paymentId } = await paid();
    const wish = { paymentId, amountPaise: 9_900, key: 'refund-key-one' };
    const first = await gateway.refund('questions', wish);
    expect(await gateway.refund('questions', wish)).toEqual(first);
    expect(await gateway.refundsOf('questions', paymentId)).toEqual([first]);
    const more = gateway.refund('questions', { ...wish, key: 'refund-key-two' });
    expect(await failureOf(more)).toMatchObject({ code: 'BAD_REQUEST_ERROR', isTransient: false });
  });

  test.each(['429', '500', '502', 'reset', 'drop'] as const)(
    '29: %s is tried again, and in the end is a passing error',
    async (kind) => {
      const { paymentId } = await paid();
      await control.addFault({ route: '*', kind, times: 2 });
      expect((await gateway.payment('questions', paymentId)).id).toBe(paymentId);
      await control.addFault({ route: '*', kind, times: 3 });
      expect(await failureOf(gateway.payment('questions', paymentId))).toMatchObject({
        isTransient: true,
      });
    },
  );

  test('29: whoever hangs is not waited for', async () => {
    const { paymentId } = await paid();
    await control.addFault({ route: '*', kind: 'hang', times: 9 });
    const hasty = testGateway(url, { tryMs: 200, callMs: 900 });
    expect(await failureOf(hasty.payment('questions', paymentId))).toMatchObject({
      isTransient: true,
    });
  });

  test('errors carry neither key nor secret nor request', async () => {
    const { keySecret } = TEST_KEYS.questions;
    const { paymentId } = await paid();
    const tooMuch = { paymentId, amountPaise: 99_000, key: 'long-enough-key' };
    const refused = await failureOf(gateway.refund('questions', tooMuch));
    await control.addFault({ route: '*', kind: 'reset', times: 3 });
    const lost = await failureOf(gateway.payment('questions', paymentId));
    for (const error of [refused, lost]) {
      const all = JSON.stringify([error, error.stack, Object.getOwnPropertyNames(error)]);
      for (const secret of [keySecret, Buffer.from(keySecret).toString('base64'), 'Basic ']) {
        expect(all).not.toContain(secret);
      }
      expect(error.cause).toBeUndefined();
    }
  });
});

describe('a provider that answers oddly', () => {
  const answering = async (status: number, body: unknown) => {
    const server = createServer((_, reply) => {
      reply.writeHead(status, {
        'content-type': 'application/json',
        location: 'http://evil.test/',
      });
      reply.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return createRazorpayGateway({
      accounts: TEST_KEYS,
      apiBase: `http://127.0.0.1:${port}`,
      scriptUrl: '/x',
      limits: { tryMs: 400, callMs: 2_000 },
    });
  };
  const PAYMENT = {
    id: `pay_${'A'.repeat(14)}`,
    order_id: `order_${'A'.repeat(14)}`,
    amount: 9_900,
    currency: 'INR',
    status: 'captured',
    captured: true,
    amount_refunded: 0,
    method: 'upi',
  };

  test.each([
    ['no JSON', '<html>'],
    ['a list', []],
    ['an amount in words', { ...PAYMENT, amount: '9900' }],
    ['a fraction of a paisa', { ...PAYMENT, amount: 99.5 }],
    ['another kind of id', { ...PAYMENT, id: '../../orders' }],
    ['a status nobody knows', { ...PAYMENT, status: 'paid' }],
    ['no word of capture', { ...PAYMENT, captured: undefined }],
  ])('%s is not believed', async (_, body) => {
    const odd = await answering(200, body);
    const error = await failureOf(odd.payment('questions', PAYMENT.id));
    expect(error.code).toBe('REPLY_NOT_UNDERSTOOD');
  });

  test('an order of another amount is refused', async () => {
    const odd = await answering(200, { id: PAYMENT.order_id, amount: 1, currency: 'INR' });
    const wish = { amountPaise: 9_900, currency: 'INR', receipt: 'r' };
    expect(await failureOf(odd.createOrder('questions', wish))).toMatchObject({
      code: 'ORDER_DIFFERS',
    });
  });

  test('a redirect is not followed, a wrong key does not pass by waiting', async () => {
    const moved = await answering(302, '');
    expect(await failureOf(moved.payment('questions', PAYMENT.id))).toMatchObject({
      isTransient: false,
    });
    const denied = await answering(401, { error: { code: 'BAD_REQUEST_ERROR' } });
    expect(await failureOf(denied.payment('questions', PAYMENT.id))).toMatchObject({
      code: 'BAD_REQUEST_ERROR',
      isTransient: false,
    });
  });

  test('ids that are none are not sent', async () => {
    for (const id of ['', 'pay_1', `pay_${'A'.repeat(14)}/refund`, '../x']) {
      expect(await failureOf(gateway.payment('questions', id))).toMatchObject({
        code: 'ID_NOT_OURS',
      });
    }
  });
});
