import type { ErrorList } from '@dhruva/kernel/errors';

/** What an order, a payment and its refund are refused for. Once paid it was a booking: those codes stay. */
export const PAYMENT_ERRORS = {
  'payment.amount-differs': {
    status: 400,
    sentence:
      'The price has changed since you opened this page. Please reload it and look again; nothing was charged.',
  },
  'payment.already-bought': {
    status: 409,
    sentence: 'You have this already: look in My Predictions or My Bookings. Nothing was charged.',
  },
  'payment.waiting': {
    status: 409,
    sentence:
      'A payment for this is still waiting for your bank. Nothing new was charged: if you pay again and both arrive, one is given back by itself.',
  },
  'payment.order-failed': {
    status: 502,
    sentence: 'Could not initiate payment. Please try again.',
  },
  'payment.order-unknown': {
    status: 404,
    sentence: 'We could not find this purchase in your account.',
  },
  'payment.verification-failed': {
    status: 400,
    sentence: 'Payment verification failed. Please contact support.',
  },
  'booking.unknown': { status: 404, sentence: 'We could not find this purchase in your account.' },
  'booking.not-cancellable': { status: 409, sentence: 'This can no longer be cancelled.' },
  'booking.refund-changed': {
    status: 409,
    sentence:
      'What is given back has changed since you opened this page. Please look again; nothing was cancelled.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    payments: keyof typeof PAYMENT_ERRORS;
  }
}
