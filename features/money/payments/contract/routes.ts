import type { ErrorCode } from '@dhruva/kernel/errors';
import type * as z from 'zod/mini';
import { OWN_READING, perMinute } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import {
  createOrderBody,
  createOrderReply,
  orderOf,
  ownPaymentsReply,
  purchaseStatus,
  verifyBody,
} from './schemas.ts';

/** The item is validated by `OrderRoute`, which knows every kind of item. */
export const createOrder = route({
  method: 'POST',
  path: '/api/payment/create-order',
  auth: 'session',
  // Orders hold slots, and cost a call of the provider each.
  budgets: { user: { hits: 40, seconds: 600 } },
  summary: 'Start buying something: the server finds the price and keeps the details',
  body: createOrderBody,
  reply: createOrderReply,
  errors: [
    'payment.amount-differs',
    'payment.already-bought',
    'payment.waiting',
    'payment.order-failed',
  ],
});

/** `createOrder` with a body that validates the item, and with the products' own error codes. */
export type OrderRoute = Omit<typeof createOrder, 'body' | 'errors'> & {
  readonly body: z.ZodMiniType<z.infer<typeof createOrderBody>>;
  readonly errors: readonly ErrorCode[];
};

export const verifyPayment = route({
  method: 'POST',
  path: '/api/payment/verify',
  auth: 'session',
  beforeSecondCheck: true,
  budgets: { user: perMinute(300) },
  summary: 'Tell the server what the checkout returned; it asks the provider itself',
  body: verifyBody,
  reply: purchaseStatus,
  errors: ['payment.order-unknown', 'payment.verification-failed'],
});

export const paymentStatus = route({
  method: 'GET',
  path: '/api/payment/status',
  auth: 'session',
  budgets: { user: perMinute(300) },
  summary: 'How far a purchase has come; asks the provider when it has not heard of it',
  query: orderOf,
  reply: purchaseStatus,
  errors: ['payment.order-unknown'],
});

export const checkoutClosed = route({
  method: 'POST',
  path: '/api/payment/closed',
  auth: 'session',
  budgets: { user: perMinute(120) },
  summary:
    'The checkout was closed: asks the provider, and the wait for the bank ends in 20 minutes',
  body: orderOf,
  reply: purchaseStatus,
  errors: ['payment.order-unknown'],
});

export const ownPayments = route({
  method: 'GET',
  path: '/api/payment/mine',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'The state of each payment of one’s own',
  reply: ownPaymentsReply,
  errors: [],
});
