import { checkoutClosed, paymentStatus, verifyPayment } from '../../contract/routes.ts';
import { expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { ORDER, statusOf } from '@dhruva/web/test/fake-checkout.ts';
import { type Answer, asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { storeToken } from '@dhruva/web/lib/token.ts';
import { resolveClosedCheckout, confirmPayment } from './poll-payment.ts';

const REPLY = {
  razorpay_payment_id: 'pay_A',
  razorpay_order_id: ORDER.id,
  razorpay_signature: 'f'.repeat(64),
};
const FIRST_ASKED_MS = 2_000;
/** All nine polls fit into this time. */
const LONGEST_POLLING_MS = 180_000;

const confirming = () => confirmPayment(ORDER.orderId, REPLY);

test.each<[string, Answer<typeof verifyPayment>]>([
  ['no network', NO_NETWORK],
  ['our own trouble', refuse('server.unavailable')],
  ['too many calls from here', refuse('request.rate-limited')],
  ['a session that ended', refuse('auth.signed-out')],
])(
  '%s at the verification says nothing about the payment: it is asked for',
  async (_case, reply) => {
    serve(verifyPayment, reply);
    serve(paymentStatus, statusOf('paid'));
    const ending = confirming();
    await settle(FIRST_ASKED_MS);
    expect(await ending).toEqual({ kind: 'paid', status: statusOf('paid') });
  },
);

test('a refusal is the end: nobody is asked again', async () => {
  serve(verifyPayment, refuse('payment.verification-failed', { message: 'Not ours.' }));
  serve(paymentStatus, statusOf('paid'));
  const ending = confirming();
  await settle(LONGEST_POLLING_MS);
  expect(await ending).toEqual({
    kind: 'failed',
    code: 'payment.verification-failed',
    message: 'Not ours.',
  });
  expect(asked(paymentStatus)).toEqual([]);
});

test('an end of the verification is the end', async () => {
  serve(verifyPayment, statusOf('refunding'));
  expect(await confirming()).toEqual({ kind: 'told', told: statusOf('refunding') });
  expect(asked(verifyPayment)[0]?.body).toEqual(REPLY);
});

test('too many calls while it is followed: it is asked again, and once the session ended too', async () => {
  storeToken('secret');
  serve(verifyPayment, statusOf('waiting'));
  serve(
    paymentStatus,
    refuse('request.rate-limited'),
    refuse('auth.signed-out'),
    NO_NETWORK,
    statusOf('paid'),
  );
  const ending = confirming();
  await settle(LONGEST_POLLING_MS);
  expect(await ending).toMatchObject({ kind: 'paid' });
  expect(asked(paymentStatus)).toHaveLength(4);
});

test('the bank is silent: asked nine times, ever more slowly, then the waiting page goes on', async () => {
  serve(verifyPayment, statusOf('waiting'));
  serve(paymentStatus, statusOf('waiting'));
  const ended = vi.fn<(outcome: unknown) => void>();
  void confirming().then(ended);
  await settle(FIRST_ASKED_MS - 1);
  expect(asked(paymentStatus)).toHaveLength(0);
  await settle(1);
  expect(asked(paymentStatus)).toHaveLength(1);
  await settle(FIRST_ASKED_MS);
  expect(asked(paymentStatus)).toHaveLength(1);
  expect(ended).not.toHaveBeenCalled();
  await settle(LONGEST_POLLING_MS);
  expect(ended).toHaveBeenCalledWith({ kind: 'told', told: statusOf('waiting') });
  expect(asked(paymentStatus)).toHaveLength(9);
});

test('closed: the server is told so once, and says that nothing was paid', async () => {
  const onWaiting = vi.fn<() => void>();
  serve(checkoutClosed, statusOf('not-paid'));
  expect(await resolveClosedCheckout(ORDER.orderId, 'Declined', onWaiting)).toEqual({
    kind: 'told',
    told: statusOf('not-paid'),
    reason: 'Declined',
  });
  expect(asked(checkoutClosed).map(({ body }) => body)).toEqual([{ orderId: ORDER.orderId }]);
  expect(onWaiting).not.toHaveBeenCalled();
});

test.each<[string, Answer<typeof checkoutClosed>]>([
  ['no network', NO_NETWORK],
  ['too many calls', refuse('request.rate-limited')],
])('closed, and %s: it is not said that nothing was paid', async (_case, reply) => {
  serve(checkoutClosed, reply);
  const ended = await resolveClosedCheckout(ORDER.orderId, undefined, () => undefined);
  expect(ended).toEqual({ kind: 'unknown', orderId: ORDER.orderId });
});

test('closed, and the bank may still say yes: told so at once, and awaited', async () => {
  const onWaiting = vi.fn<() => void>();
  serve(checkoutClosed, statusOf('waiting'));
  serve(paymentStatus, statusOf('not-paid'));
  const ending = resolveClosedCheckout(ORDER.orderId, undefined, onWaiting);
  await settle();
  expect(onWaiting.mock.calls).toEqual([[statusOf('waiting')]]);
  await settle(FIRST_ASKED_MS);
  expect(await ending).toEqual({ kind: 'told', told: statusOf('not-paid') });
});
