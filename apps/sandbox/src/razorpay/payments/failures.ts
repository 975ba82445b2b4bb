import type { Method, Payment } from '../model/entities.ts';

/** Why a payment failed, as in its `error_…` fields and in the checkout. */
export interface Failure {
  readonly code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR';
  readonly description: string;
  readonly source: string;
  readonly step: string;
  readonly reason: string;
}

const failure = (reason: string, source: string, description: string): Failure => ({
  code: source === 'gateway' ? 'GATEWAY_ERROR' : 'BAD_REQUEST_ERROR',
  description,
  source,
  step: ['authentication_failed', 'incorrect_otp'].includes(reason)
    ? 'payment_authentication'
    : 'payment_authorization',
  reason,
});

const BY_REASON: Readonly<Record<string, Failure>> = Object.fromEntries(
  [
    failure('timed_out', 'customer', 'The payment was not completed in time.'),
    failure('insufficient_fund', 'customer', 'The account balance is too low for this payment.'),
    failure('payment_cancelled', 'customer', 'The payment was cancelled by the customer.'),
    failure('card_declined', 'issuer_bank', 'The card was declined by the bank that issued it.'),
    failure(
      'card_disabled_for_online_payments',
      'issuer_bank',
      'The card is not enabled for online payments.',
    ),
    failure(
      'gateway_technical_error',
      'gateway',
      'The payment failed because of a technical error at the bank.',
    ),
    failure('card_number_invalid', 'customer', 'The card number is not valid.'),
    failure('authentication_failed', 'customer', 'The bank could not confirm that it is you.'),
    failure('incorrect_otp', 'customer', 'The one-time password was not accepted.'),
  ].map((one) => [one.reason, one]),
);

const PAYMENT_FAILED: Record<Method, Failure> = {
  upi: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Payment failed',
    source: 'gateway',
    step: 'payment_response',
    reason: 'payment_failed',
  },
  card: failure('payment_failed', 'issuer_bank', 'Payment failed'),
  netbanking: failure('payment_failed', 'bank', 'Payment failed'),
};

/** The error of an order that takes no more payments. */
export const ORDER_PAID =
  'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.';

/** The bank did not answer within ten minutes. */
export const NO_ANSWER: Failure = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Payment was not completed on time.',
  source: 'customer',
  step: 'payment_authentication',
  reason: 'payment_timed_out',
};

/** The failure with this reason, or the method's default one. */
export const failureOf = (method: Method, reason?: string): Failure =>
  (reason === undefined ? undefined : BY_REASON[reason]) ?? PAYMENT_FAILED[method];

/** The error object of a failed payment, as given to the checkout. */
export const errorOf = (payment: Payment) => ({
  code: payment.error_code,
  description: payment.error_description,
  source: payment.error_source,
  step: payment.error_step,
  reason: payment.error_reason,
  metadata: { payment_id: payment.id, order_id: payment.order_id },
});
