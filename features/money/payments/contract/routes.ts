import { birthErrors } from '@dhruva/asking/births/contract/birth-errors';
import { route } from '@dhruva/kernel/route';
import {
  createOrderBody,
  createOrderReply,
  purchaseStatus,
  statusQuery,
  verifyBody,
} from './schemas.ts';

export const createOrder = route({
  method: 'POST',
  path: '/api/payment/create-order',
  auth: 'session',
  summary: 'Start buying something: the server finds the price and keeps the details',
  body: createOrderBody,
  reply: createOrderReply,
  errors: [
    ...birthErrors,
    'compatibility.details-missing',
    'payment.amount-differs',
    'payment.already-bought',
    'payment.order-failed',
    'custom-question.missing',
    'custom-question.refused',
    'custom-question.distress',
    'custom-question.profile-incomplete',
    'booking.fields-missing',
    'booking.mobile-invalid',
    'booking.date-invalid',
    'booking.slot-taken',
    'booking.slot-closed',
  ],
});

export const verifyPayment = route({
  method: 'POST',
  path: '/api/payment/verify',
  auth: 'session',
  beforeSecondCheck: true,
  summary: 'Tell the server what the checkout returned; it asks the provider itself',
  body: verifyBody,
  reply: purchaseStatus,
  errors: ['payment.order-unknown', 'payment.verification-failed'],
});

export const paymentStatus = route({
  method: 'GET',
  path: '/api/payment/status',
  auth: 'session',
  summary: 'How far a purchase has come; asks the provider when it has not heard of it',
  query: statusQuery,
  reply: purchaseStatus,
  errors: ['payment.order-unknown'],
});
