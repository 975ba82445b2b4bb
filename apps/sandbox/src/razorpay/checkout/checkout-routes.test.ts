import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningRazorpay } from '../start-razorpay.ts';
import { PLANS, QUESTIONS, sdkFor, signatureOf, startTestSandbox } from '../test-sandbox.ts';

let running: RunningRazorpay;
beforeAll(async () => {
  running = await startTestSandbox();
});
afterAll(() => running.close());

const order = () => sdkFor(running.url).orders.create({ amount: 9900, currency: 'INR' });
const attempt = async (orderId: string, wish: object) => {
  const reply = await fetch(`${running.url}/checkout/orders/${orderId}/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key_id: QUESTIONS.keyId, outcome: 'success', ...wish }),
  });
  return { status: reply.status, text: await reply.text() };
};

test('script and page are served under a policy without inline script, for frames of this machine', async () => {
  for (const path of ['v1/checkout.js', 'checkout', 'checkout/page.js', 'checkout/page.css']) {
    const reply = await fetch(`${running.url}/${path}`);
    expect(reply.status).toBe(200);
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:\/\/(?!localhost|127\.0\.0\.1)/);
    expect(await reply.text()).not.toMatch(/ on\w+="|javascript:|\beval\(/);
  }
});

test('an order is shown to the key that made it, with its own amount', async () => {
  const { id } = await order();
  const asked = (keyId: string) =>
    fetch(`${running.url}/checkout/orders/${id}?key_id=${keyId}`).then((reply) => reply.json());
  expect(await asked(QUESTIONS.keyId)).toMatchObject({ amount: 9900 });
  expect(await asked(PLANS.keyId)).toMatchObject({
    error: { description: 'The id provided does not exist' },
  });
  expect(await asked('rzp_test_nobody')).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } });
});

test('a paid try answers the three signed fields and no card', async () => {
  const { id } = await order();
  const card = { number: '4100 2800 0000 1007', name: 'Test Card', otp: '1234' };
  const { text } = await attempt(id, { method: 'card', card });
  const answer = JSON.parse(text) as Record<string, string>;
  expect(Object.keys(answer).sort()).toEqual([
    'razorpay_order_id',
    'razorpay_payment_id',
    'razorpay_signature',
  ]);
  expect(answer['razorpay_signature']).toBe(
    signatureOf(`${id}|${answer['razorpay_payment_id']}`, QUESTIONS.keySecret),
  );
  expect(await attempt(id, {})).toMatchObject({ status: 400 });
});

test.each([
  ['a short one-time password', { method: 'card', card: { number: '4100280000001007', otp: '1' } }],
  ['failure@razorpay', { method: 'upi', vpa: 'failure@razorpay' }],
])('%s fails whatever was chosen', async (_, wish) => {
  const { text } = await attempt((await order()).id, wish);
  expect(JSON.parse(text)).toMatchObject({ status: 'failed' });
});

test('a silent payment can be followed until the bank says yes', async () => {
  const { text } = await attempt((await order()).id, { outcome: 'silent' });
  const { payment_id } = JSON.parse(text) as { payment_id: string };
  const look = () =>
    fetch(`${running.url}/checkout/payments/${payment_id}?key_id=${QUESTIONS.keyId}`).then(
      (reply) => reply.json(),
    );
  expect(await look()).toMatchObject({ status: 'created' });
  await running.sandbox.control.authorize(payment_id);
  expect(await look()).toHaveProperty('razorpay_signature');
});

test('what is typed at the checkout is not in the log', async () => {
  const reply = await fetch(`${running.url}/__sandbox/log`, {
    headers: { 'x-sandbox-token': 'control' },
  });
  expect(await reply.text()).not.toContain('checkout');
});
