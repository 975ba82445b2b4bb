import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCallback } from './callback.rules.ts';

const form = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();

it('reads a signed payment', () => {
  const fields = { razorpay_payment_id: 'p', razorpay_order_id: 'o', razorpay_signature: 's' };
  const told = { kind: 'paid', paymentId: 'p', gatewayOrderId: 'o', signature: 's' };
  expect(readCallback(form(fields))).toEqual(told);
  expect(readCallback(form({ ...fields, next: 'https://evil.test' }))).toEqual(told);
});

it.each(['razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature'])(
  'is no payment without %s',
  (missing) => {
    const whole = { razorpay_payment_id: 'p', razorpay_order_id: 'o', razorpay_signature: 's' };
    const fields = Object.entries(whole).filter(([name]) => name !== missing);
    const gatewayOrderId = missing === 'razorpay_order_id' ? undefined : 'o';
    const failed = { kind: 'failed', gatewayOrderId };
    expect(readCallback(form(Object.fromEntries(fields)))).toEqual(failed);
  },
);

it.each([
  ['{"order_id":"o"}', 'o'],
  ['{"order_id":1}', undefined],
  ['{"payment_id":"p"}', undefined],
  ['not json', undefined],
  ['null', undefined],
  ['5', undefined],
  ['["o"]', undefined],
])('of a failure with metadata %s knows order %s', (metadata, gatewayOrderId) => {
  const fields = { 'error[code]': 'BAD_REQUEST_ERROR', 'error[metadata]': metadata };
  expect(readCallback(form(fields))).toEqual({ kind: 'failed', gatewayOrderId });
});

it('takes any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(['paid', 'failed']).toContain(readCallback(text).kind);
    }),
  );
});
