import type { PaymentState } from '@dhruva/money/payments/contract/payment-state';
import type { Checkout, PurchaseStatus } from '@dhruva/money/payments/contract/schemas';
import {
  checkoutClosed,
  createOrder,
  ownPayments,
  paymentStatus,
  verifyPayment,
} from '@dhruva/money/payments/contract/routes';
import { beforeEach, vi } from 'vitest';
// Imported here already, so that no test waits for the dynamic import.
import '@dhruva/money/payments/web/checkout/buy';
import type { Razorpay } from '@dhruva/money/payments/web';
import { serve } from './fake-server.ts';
import { settle } from './clock.ts';

export const ORDER: Checkout = {
  id: 'order_A',
  currency: 'INR',
  amount: 9_900,
  orderId: 'ours',
  keyId: 'rzp_test',
  scriptUrl: '/checkout.js',
  callbackUrl: '/callback',
  name: 'Dhruva',
  description: 'Something bought',
  simulated: true,
  prefill: { name: '', contact: '' },
  dueAt: null,
};

/** The status of the purchase of ORDER in this state. */
export const statusOf = (state: PaymentState): PurchaseStatus => ({
  orderId: ORDER.orderId,
  kind: 'question',
  productId: 'suitable-work',
  title: 'Something bought',
  state,
  until: state === 'waiting' ? '2026-11-28T06:00:00Z' : null,
  paymentId: state === 'not-paid' ? null : 'pay_A',
  amountPaise: ORDER.amount,
  hasReceipt: state === 'paid',
});

type Options = ConstructorParameters<Razorpay>[0];

/** An opened checkout of the provider, and what the visitor can do in it. */
interface OpenedCheckout {
  readonly options: Options;
  isClosed: boolean;
  readonly pay: () => void;
  readonly dismiss: () => void;
}

/** The checkouts opened so far, oldest first. */
export const checkouts: OpenedCheckout[] = [];

const open = (options: Options): OpenedCheckout => ({
  options,
  isClosed: false,
  pay: () =>
    options.handler({
      razorpay_payment_id: 'pay_A',
      razorpay_order_id: options.order_id,
      razorpay_signature: 'f'.repeat(64),
    }),
  dismiss: () => options.modal.ondismiss(),
});

class FakeRazorpay {
  readonly shown: OpenedCheckout;
  constructor(options: Options) {
    this.shown = open(options);
  }
  open = (): void => void checkouts.push(this.shown);
  close = (): void => {
    this.shown.isClosed = true;
  };
  on = (): void => undefined;
}

beforeEach(() => {
  checkouts.splice(0);
  vi.stubGlobal('Razorpay', FakeRazorpay);
});

/** Delay between closing our dialog and opening the checkout. */
const OPENS_MS = 100;

/** Waits until the order is made and its checkout is open; returns that checkout. */
export const checkoutOpens = async (): Promise<OpenedCheckout> => {
  await settle(OPENS_MS);
  const last = checkouts.at(-1);
  if (!last) throw new Error('No checkout is open');
  return last;
};

/** Serves every order and confirms every payment at once. */
export const servePayments = (): void => {
  serve(createOrder, ORDER);
  serve(verifyPayment, statusOf('paid'));
  serve(paymentStatus, statusOf('not-paid'));
  serve(checkoutClosed, statusOf('not-paid'));
  serve(ownPayments, []);
};

/** Pays in the checkout that opens. */
export const payInCheckout = async (): Promise<void> => {
  const checkout = await checkoutOpens();
  checkout.pay();
  await settle();
};
