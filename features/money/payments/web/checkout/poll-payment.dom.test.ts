import { paymentStatus, verifyPayment } from '../../contract/routes.ts';
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
  serve(verifyPayment, statusOf('refund-due'));
  expect(await confirming()).toEqual({ kind: 'refunding', status: statusOf('refund-due') });
  expect(asked(verifyPayment)[0]?.body).toEqual(REPLY);
});

test('too many calls while it is followed: it is asked again, and once the session ended too', async () => {
  storeToken('secret');
  serve(verifyPayment, statusOf('checking'));
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
  serve(verifyPayment, statusOf('checking'));
  serve(paymentStatus, statusOf('checking'));
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
  expect(ended).toHaveBeenCalledWith({ kind: 'checking', orderId: ORDER.orderId });
  expect(asked(paymentStatus)).toHaveLength(9);
});

test('closed, and the server is asked once of our order', async () => {
  const onUndecided = vi.fn<() => void>();
  serve(paymentStatus, statusOf('open'));
  expect(await resolveClosedCheckout(ORDER.orderId, 'Declined', onUndecided)).toEqual({
    kind: 'dismissed',
    unpaid: true,
    reason: 'Declined',
  });
  expect(asked(paymentStatus).map(({ query }) => query)).toEqual([{ orderId: ORDER.orderId }]);
  expect(onUndecided).not.toHaveBeenCalled();
});

test.each<[string, Answer<typeof paymentStatus>]>([
  ['no network', NO_NETWORK],
  ['too many calls', refuse('request.rate-limited')],
])('closed, and %s: it is not said that nothing was paid', async (_case, reply) => {
  serve(paymentStatus, reply);
  const ended = await resolveClosedCheckout(ORDER.orderId, undefined, () => undefined);
  expect(ended).toEqual({ kind: 'dismissed', unpaid: false, reason: undefined });
});

test('closed, and the bank may still say yes: told so at once, and awaited', async () => {
  const onUndecided = vi.fn<() => void>();
  serve(paymentStatus, statusOf('checking'), statusOf('closed'));
  const ending = resolveClosedCheckout(ORDER.orderId, undefined, onUndecided);
  await settle();
  expect(onUndecided).toHaveBeenCalledOnce();
  await settle(FIRST_ASKED_MS);
  expect(await ending).toEqual({ kind: 'dismissed', unpaid: true });
});
