import { assessmentById } from '@dhruva/care/assessments/contract/catalogue';
import { questionPackage } from '@dhruva/asking/own-questions/contract/catalogue';
import { planById } from '@dhruva/money/plans/contract/catalogue';
import { rupeesOf } from '@dhruva/kernel/paise';
import {
  COMPATIBILITY_PRICE_PAISE,
  QUESTION_PRICE_PAISE,
} from '@dhruva/money/payments/contract/products';
import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import { therapistById } from '@dhruva/care/therapists/contract/catalogue';
import type { PurchaseItem } from '@dhruva/money/payments/contract/item';
import { createOrder, paymentStatus, verifyPayment } from '@dhruva/money/payments/contract/routes';
import type { Checkout, PurchaseStatus } from '@dhruva/money/payments/contract/schemas';
import type { GatewayAccount } from '../src/platform/gateway/gateway.ts';
import { signatureOf } from '../src/platform/gateway/razorpay-signatures.ts';
import { call, type Called } from './calling.ts';
import type { TestApp } from './test-app.ts';
import { TEST_KEYS } from './test-gateway.ts';

/** The catalogue price of an item. */
export const pricePaise = (item: PurchaseItem): number => {
  switch (item.kind) {
    case 'question':
      return QUESTION_PRICE_PAISE[QUESTIONS.find(({ id }) => id === item.questionId)?.tier ?? 99];
    case 'compatibility':
      return COMPATIBILITY_PRICE_PAISE;
    case 'custom-package':
      return questionPackage(item.packageId).pricePaise;
    case 'plan':
      return planById(item.planId).pricePaise;
    case 'therapy':
      return therapistById(item.therapistId).feePaise;
    case 'assessment':
      return assessmentById(item.assessmentId).pricePaise;
  }
};

interface OrderOptions {
  /** Whole rupees; the catalogue price unless given. */
  readonly amount?: number;
  /** Paying though another payment for this is waited for. */
  readonly again?: boolean;
}

/** Creates an order. */
export const order = (
  { app }: Pick<TestApp, 'app'>,
  token: string,
  item: PurchaseItem,
  { amount = rupeesOf(pricePaise(item)), ...options }: OrderOptions = {},
): Promise<Called<typeof createOrder>> =>
  call(app, createOrder, {
    token,
    body: { amount, receipt: `receipt_${Date.now()}`, item, ...options },
  });

export interface SignedPayment {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

/** Pays an order at the provider like its checkout. */
export const pay = async ({ sandbox }: TestApp, gatewayOrderId: string): Promise<SignedPayment> => {
  const answer = await sandbox.control.pay(gatewayOrderId, { outcome: 'success' });
  if (!('razorpay_signature' in answer)) throw new Error('not paid');
  return answer;
};

/** Sends what the checkout returned to the server. */
export const verify = (
  { app }: Pick<TestApp, 'app'>,
  token: string,
  body: SignedPayment,
): Promise<Called<typeof verifyPayment>> => call(app, verifyPayment, { token, body });

export const status = (
  { app }: Pick<TestApp, 'app'>,
  token: string,
  orderId: string,
): Promise<Called<typeof paymentStatus>> => call(app, paymentStatus, { token, query: { orderId } });

export interface Bought {
  readonly checkout: Checkout;
  readonly signed: SignedPayment;
  readonly status: PurchaseStatus;
}

/** Buys an item: order, payment and verification. */
export const buy = async (server: TestApp, token: string, item: PurchaseItem): Promise<Bought> => {
  const ordered = await order(server, token, item);
  if (ordered.status !== 200) throw new Error(`not ordered: ${ordered.text}`);
  const signed = await pay(server, ordered.reply.id);
  const verified = await verify(server, token, signed);
  if (verified.status !== 200) throw new Error(`not verified: ${verified.text}`);
  return { checkout: ordered.reply, signed, status: verified.reply };
};

export interface WebhookEvent {
  readonly id: string;
  readonly body: string;
}

/** Every event the provider would send, oldest first; with `about`, only those of one order. */
export const eventsOf = ({ sandbox }: TestApp, about = ''): WebhookEvent[] =>
  sandbox.control
    .webhooks()
    .events.filter(({ body }) => body.includes(about))
    .map(({ id, body }) => ({ id, body }));

export interface WebhookOptions {
  readonly account?: GatewayAccount;
  readonly secret?: string;
  readonly headers?: Record<string, string | undefined>;
}

/** Delivers an event like the provider; returns the status. */
export const webhook = async (
  { app }: Pick<TestApp, 'app'>,
  { id, body }: WebhookEvent,
  { account = 'questions', secret, headers = {} }: WebhookOptions = {},
): Promise<{ readonly status: number }> => {
  const given = {
    'content-type': 'application/json',
    'x-razorpay-event-id': id,
    'x-razorpay-signature': signatureOf(body, secret ?? TEST_KEYS[account].webhookSecrets[0]),
    ...headers,
  };
  const sent = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const reply = await app.inject({
    method: 'POST',
    url: `/api/payment/webhook/${account}`,
    headers: Object.fromEntries(sent) as Record<string, string>,
    payload: body,
  });
  return { status: reply.statusCode };
};
