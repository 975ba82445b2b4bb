import type { Checkout } from '../../../contract/schemas.ts';
import { expect, test } from 'vitest';
import { checkoutOptions } from './checkout-options.rules.ts';

const order: Checkout = {
  id: 'order_A',
  currency: 'INR',
  amount: 9_900,
  orderId: 'ours',
  keyId: 'rzp_test_questions',
  scriptUrl: '/checkout.js',
  callbackUrl: 'https://example.test/api/payment/callback',
  name: 'Dhruva',
  description: 'A question',
  simulated: true,
  prefill: { name: 'Asha', contact: '+919876543210' },
  dueAt: null,
};

test('the checkout is opened with key, the order’s paise, texts, colour and prefill', () => {
  expect(checkoutOptions(order, 'question', false)).toEqual({
    key: 'rzp_test_questions',
    order_id: 'order_A',
    amount: 9_900,
    currency: 'INR',
    name: 'Dhruva',
    description: 'A question',
    prefill: { name: 'Asha', contact: '+919876543210' },
    theme: { color: '#f76822' },
    config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
    retry: { enabled: true },
    timeout: 600,
  });
});

test('questions about two people fill in nobody’s name or e-mail', () => {
  expect(checkoutOptions(order, 'compatibility', false).prefill).toEqual({ name: '', email: '' });
});

test('where the checkout cannot be shown, it takes the page and comes back', () => {
  expect(checkoutOptions(order, 'plan', true)).toMatchObject({
    redirect: true,
    callback_url: order.callbackUrl,
  });
});
