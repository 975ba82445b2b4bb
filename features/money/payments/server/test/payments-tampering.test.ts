import { describe, expect, it } from 'vitest';
import { signatureOf } from '@dhruva/server/platform/gateway/razorpay-signatures.ts';
import { logIn } from '@dhruva/server/test/calling.ts';
import { eventsOf, order, pay, status, verify, webhook } from '@dhruva/server/test/paying.ts';
import {
  createFakeProducts,
  ITEM,
  OTHER_ITEM,
  createEffectsTable,
  QUESTION_ITEM,
} from './fake-products.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { TEST_KEYS } from '@dhruva/server/test/test-gateway.ts';

const fakeProducts = createFakeProducts();
const server = await buildTestApp({}, () => fakeProducts.products);
const { db } = server.deps;
const { control } = server.sandbox;
await createEffectsTable(db);

const phones = { last: 9_320_000_000 };
const newUser = (): Promise<string> => {
  phones.last += 1;
  return logIn(server, String(phones.last));
};
const PLANS = { account: 'plans' } as const;
const capturedOf = (gatewayOrderId: string) => {
  const event = eventsOf(server, gatewayOrderId).find(({ body }) =>
    body.includes('"event":"payment.captured"'),
  );
  if (!event) throw new Error('nothing captured');
  return event;
};
const countEvents = async (): Promise<number> =>
  (await db.selectFrom('webhook_events').select('id').execute()).length;

describe('the browser’s word', () => {
  it('30: the signature of a cheap order does not open a dear one', async () => {
    const token = await newUser();
    const { reply: cheap } = await order(server, token, ITEM);
    const { reply: dear } = await order(server, token, OTHER_ITEM);
    const signed = await pay(server, cheap.id);
    const replayed = await verify(server, token, { ...signed, razorpay_order_id: dear.id });
    expect([replayed.status, replayed.refusal.code]).toEqual([400, 'payment.verification-failed']);
    expect((await status(server, token, dear.orderId)).reply.state).toBe('waiting');
    expect(await fakeProducts.done(db, dear.orderId)).toEqual([]);
  });

  it('31: an order of another user is unknown, and stays as it is', async () => {
    const [owner, stranger] = [await newUser(), await newUser()];
    const { reply: checkout } = await order(server, owner, ITEM);
    const signed = await pay(server, checkout.id);
    for (const refused of [
      await verify(server, stranger, signed),
      await status(server, stranger, checkout.orderId),
    ]) {
      expect([refused.status, refused.refusal.code]).toEqual([404, 'payment.order-unknown']);
    }
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual([]);
  });

  it('32: only the server’s price is asked for, and what is paid is compared with it', async () => {
    const token = await newUser();
    const { status: refused } = await order(server, token, ITEM, { amount: 1 });
    expect(refused).toBe(400);
    const { reply: checkout } = await order(server, token, ITEM);
    const [made] = control.ledger().orders.filter(({ id }) => id === checkout.id);
    expect(made).toMatchObject({ amount: 150_000, receipt: checkout.orderId.replaceAll('-', '') });
    const { body } = await forge(checkout.id, { amount: 100, status: 'captured', captured: true });
    expect((await webhook(server, { id: 'forged1', body }, PLANS)).status).toBe(200);
    const refunds = await db
      .selectFrom('refunds')
      .select(['reason', 'amount_paise'])
      .where('order_id', '=', checkout.orderId)
      .execute();
    expect(refunds).toEqual([{ reason: 'amount-differs', amount_paise: 100 }]);
    expect((await status(server, token, checkout.orderId)).reply.state).toBe('waiting');
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual([]);
  });

  it.each([
    ['dollars', { currency: 'USD' }, 150_000],
    ['small letters for the currency', { currency: 'inr' }, 150_000],
    ['a paisa more', { amount: 150_001 }, 150_001],
    ['a paisa less', { amount: 149_999 }, 149_999],
  ])(
    '32: %s, which the order did not ask for: nothing is given, all goes back',
    async (_, change, paid) => {
      const token = await newUser();
      const { reply: checkout } = await order(server, token, ITEM);
      const whole = { amount: 150_000, status: 'captured', captured: true, ...change };
      const { body } = await forge(checkout.id, whole);
      expect((await webhook(server, { id: `forged-${checkout.id}`, body }, PLANS)).status).toBe(
        200,
      );
      expect((await status(server, token, checkout.orderId)).reply.state).toBe('waiting');
      expect(await fakeProducts.done(db, checkout.orderId)).toEqual([]);
      const refunds = await db
        .selectFrom('refunds')
        .select(['reason', 'amount_paise'])
        .where('order_id', '=', checkout.orderId)
        .execute();
      expect(refunds).toEqual([{ reason: 'amount-differs', amount_paise: paid }]);
    },
  );

  it.each(['authorize', 'failure'] as const)(
    '33: a valid signature of a payment that ended in %s gives nothing',
    async (outcome) => {
      const token = await newUser();
      const { reply: checkout } = await order(server, token, ITEM);
      const answer = await control.pay(checkout.id, { outcome });
      if (!('payment_id' in answer)) throw new Error('paid after all');
      const paymentId = answer.payment_id;
      const secret = TEST_KEYS.plans.keySecret;
      const { reply } = await verify(server, token, {
        razorpay_order_id: checkout.id,
        razorpay_payment_id: paymentId,
        razorpay_signature: signatureOf(`${checkout.id}|${paymentId}`, secret),
      });
      expect(reply.state).toBe(outcome === 'authorize' ? 'waiting' : 'not-paid');
      expect(await fakeProducts.done(db, checkout.orderId)).toEqual([]);
    },
  );

  it.each([
    ['empty', () => ''],
    ['upper-case', (good: string) => good.toUpperCase()],
    ['longer', (good: string) => `${good}00`],
    ['shorter', (good: string) => good.slice(2)],
    ['of other letters', (good: string) => good.replace(/./g, 'z')],
    ['with a line break', (good: string) => `${good}\n`],
  ])('35: a signature that is %s is refused', async (_, spoil) => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    const signed = await pay(server, checkout.id);
    const { status: code, refusal } = await verify(server, token, {
      ...signed,
      razorpay_signature: spoil(signed.razorpay_signature),
    });
    expect([code, refusal.code]).toEqual([400, 'payment.verification-failed']);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual([]);
  });
});

/** Delivers a signed webhook about a payment of this order with changed contents. */
const forge = async (gatewayOrderId: string, change: object) => {
  await control.pay(gatewayOrderId, { outcome: 'failure' });
  const [event] = eventsOf(server, gatewayOrderId);
  const webhookBody = JSON.parse(event?.body ?? '') as { payload: { payment: { entity: object } } };
  Object.assign(webhookBody.payload.payment.entity, change);
  return { body: JSON.stringify({ ...webhookBody, event: 'payment.captured' }) };
};

describe('the provider’s word', () => {
  const refused = async (change: Parameters<typeof webhook>[2], spoil = (body: string) => body) => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    await pay(server, checkout.id);
    const { id, body } = capturedOf(checkout.id);
    const before = await countEvents();
    const secret = TEST_KEYS.plans.webhookSecrets[0];
    const headers = { 'x-razorpay-signature': signatureOf(body, secret), ...change?.headers };
    const answer = await webhook(
      server,
      { id, body: spoil(body) },
      { ...PLANS, ...change, headers },
    );
    expect(await countEvents()).toBe(before);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual([]);
    return answer.status;
  };
  const signature = (value: string | undefined) => ({ headers: { 'x-razorpay-signature': value } });

  it('34: a body written anew, a wrong signature and none are refused', async () => {
    const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 1);
    expect(await refused({}, pretty)).toBe(400);
    expect(await refused(signature('0'.repeat(64)))).toBe(400);
    expect(await refused(signature(undefined))).toBe(400);
    expect(await refused(signature('0'.repeat(10_000)))).toBe(400);
  });

  it('34: five megabytes and another content type are refused unread', async () => {
    const long = (body: string): string => body + ' '.repeat(5_000_000);
    expect(await refused({}, long)).toBe(413);
    const types = ['text/plain', 'application/x-www-form-urlencoded', undefined];
    for (const type of types) {
      expect(await refused({ headers: { 'content-type': type } })).toBe(415);
    }
  });

  it('34: the raw bytes count: a body in Hindi keeps its signature', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    await pay(server, checkout.id);
    const { id, body } = capturedOf(checkout.id);
    const hindi = body.replace('"entity":"event"', '"entity":"event","note":"भुगतान"');
    expect((await webhook(server, { id, body: hindi }, PLANS)).status).toBe(200);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
  });

  it('37: the webhook of the other account, or of nobody’s secret, is refused', async () => {
    const others = TEST_KEYS.questions.webhookSecrets[0];
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    await pay(server, checkout.id);
    const event = capturedOf(checkout.id);
    expect((await webhook(server, event, { account: 'plans', secret: others })).status).toBe(400);
    expect((await webhook(server, event, { account: 'plans', secret: 'live' })).status).toBe(400);
    const elsewhere = await webhook(server, event, { account: 'questions' });
    expect(elsewhere.status).toBe(200);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual([]);
    expect((await status(server, token, checkout.orderId)).reply.state).toBe('paid');
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
  });

  it('an account nobody has is not found', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/payment/webhook/gems',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(reply.statusCode).toBe(404);
  });
});

describe('the checkout’s way back', () => {
  const back = async (
    fields: Record<string, string>,
    type = 'application/x-www-form-urlencoded',
  ) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/payment/callback',
      headers: { 'content-type': type, origin: 'https://api.razorpay.com' },
      payload: new URLSearchParams(fields).toString(),
    });
    return { status: reply.statusCode, location: reply.headers.location };
  };

  it('72: a form of the provider, without any session, completes the purchase', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, QUESTION_ITEM);
    const signed = await pay(server, checkout.id);
    const landed = { status: 303, location: `/payment?order=${checkout.orderId}` };
    expect(await back({ ...signed })).toEqual(landed);
    expect(await back({ ...signed })).toEqual(landed);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
  });

  it('a failed or forged one leads to the same page and gives nothing', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, QUESTION_ITEM);
    const metadata = JSON.stringify({ order_id: checkout.id });
    const failed = { status: 303, location: `/payment?order=${checkout.orderId}&failed=1` };
    const error = { 'error[code]': 'BAD_REQUEST_ERROR', 'error[metadata]': metadata };
    expect(await back(error)).toEqual(failed);
    const signed = await pay(server, checkout.id);
    expect(await back({ ...signed, razorpay_signature: 'f'.repeat(64) })).toEqual(failed);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual([]);
  });

  it('leads nowhere else, whatever the form says', async () => {
    for (const address of ['https://evil.test', '//evil.test', '"}<script>', '\r\nx: y']) {
      const fields = { 'error[metadata]': JSON.stringify({ order_id: address }), next: address };
      expect(await back(fields)).toEqual({ status: 303, location: '/payment?failed=1' });
    }
    expect((await back({}, 'application/json')).status).toBe(415);
  });
});
