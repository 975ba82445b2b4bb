import { createRequire } from 'node:module';
import fc from 'fast-check';
import Razorpay from 'razorpay';
import { expect, test } from 'vitest';
import { isSignature, signatureOf } from './razorpay-signatures.ts';

const { validatePaymentVerification } = createRequire(import.meta.url)(
  'razorpay/dist/utils/razorpay-utils',
) as {
  validatePaymentVerification: (
    of: { order_id: string; payment_id: string },
    signature: string,
    secret: string,
  ) => boolean;
};

test('says of payments and webhooks what the official SDK says', () => {
  fc.assert(
    fc.property(
      fc.record({
        order: fc.string({ minLength: 1 }),
        payment: fc.string({ minLength: 1 }),
        body: fc.string({ minLength: 1, unit: 'grapheme' }),
        secret: fc.string({ minLength: 1 }),
        other: fc.string({ minLength: 1 }),
      }),
      ({ order, payment, body, secret, other }) => {
        const text = `${order}|${payment}`;
        for (const signed of [secret, other]) {
          const forPayment = signatureOf(text, signed);
          expect(isSignature(forPayment, text, [secret])).toBe(
            validatePaymentVerification(
              { order_id: order, payment_id: payment },
              forPayment,
              secret,
            ),
          );
          const forBody = signatureOf(body, signed);
          expect(isSignature(forBody, Buffer.from(body), [secret])).toBe(
            Razorpay.validateWebhookSignature(body, forBody, secret),
          );
        }
      },
    ),
    { numRuns: 200, seed: 31 },
  );
});

const good = signatureOf('body', 'secret');
test.each([
  ['undefined', undefined],
  ['null', null],
  ['a number', 1],
  ['a list', [good]],
  ['an object', { toString: () => good }],
  ['empty', ''],
  ['upper-case', good.toUpperCase()],
  ['longer', `${good}0`],
  ['shorter', good.slice(1)],
  ['followed by a line break', `${good}\n`],
  ['not hexadecimal', 'g'.repeat(64)],
])('35: a signature that is %s is none, and throws nothing', (_, given) => {
  expect(isSignature(given, 'body', ['secret'])).toBe(false);
});

test('28: while secrets change each of them signs; one that is not known does not', () => {
  const secrets = ['new-secret', 'old-secret'];
  for (const secret of secrets) {
    expect(isSignature(signatureOf('body', secret), 'body', secrets)).toBe(true);
  }
  expect(isSignature(signatureOf('body', 'older-secret'), 'body', secrets)).toBe(false);
  expect(isSignature(signatureOf('body', ''), 'body', [])).toBe(false);
});
