import type { Gateway, GatewayAccount } from './gateway.ts';
import { GatewayError } from './gateway.ts';
import { type ClientSettings, createRazorpayClient } from './razorpay-client.ts';
import {
  collectionOf,
  orderEntity,
  paymentEntity,
  readWebhook,
  refundEntity,
} from './razorpay-entities.ts';
import { isSignature } from './razorpay-signatures.ts';

export interface AccountKeys {
  readonly keyId: string;
  readonly keySecret: string;
  /** Newest first; older ones verify retries of events signed with them. */
  readonly webhookSecrets: readonly string[];
}

export interface RazorpaySettings {
  readonly accounts: Readonly<Record<GatewayAccount, AccountKeys>>;
  readonly apiBase: string;
  /** URL of the checkout script. */
  readonly scriptUrl: string;
  readonly limits?: ClientSettings['limits'];
}

/**
 * Automatic capture with the provider's longest expiry: every payment authorised by then is captured, and our
 * server decides whether to refund it.
 */
const CAPTURE = {
  capture: 'automatic',
  capture_options: {
    automatic_expiry_period: 7_200,
    manual_expiry_period: 7_200,
    refund_speed: 'normal',
  },
};
const MAX_LISTED = 100;
const TEST_KEY = /^rzp_test_/;
const GATEWAY_ID = /^[a-z]+_[A-Za-z0-9]{14}$/;

const pathId = (id: string): string => {
  if (!GATEWAY_ID.test(id)) throw new GatewayError('ID_NOT_OURS', { isTransient: false });
  return id;
};

/**
 * The Razorpay gateway, using the official SDK. Orders and refunds carry idempotency keys, so every call can
 * be retried.
 */
export const createRazorpayGateway = (settings: RazorpaySettings): Gateway => {
  const { accounts, apiBase, scriptUrl, limits } = settings;
  const clientOf = ({ keyId, keySecret }: AccountKeys) =>
    createRazorpayClient({ keyId, keySecret, apiBase, ...(limits && { limits }) });
  const clients = { questions: clientOf(accounts.questions), plans: clientOf(accounts.plans) };

  return {
    createOrder: async (account, { amountPaise, currency, receipt }) => {
      const { sdk, call } = clients[account];
      const wish = {
        amount: amountPaise,
        currency,
        receipt,
        unique_receipt: true,
        payment: CAPTURE,
      };
      const order = await call(orderEntity, () =>
        sdk.orders.create(wish as object as SdkOrderRequest),
      );
      if (order.amount !== amountPaise || order.currency !== currency) {
        throw new GatewayError('ORDER_DIFFERS', { isTransient: false });
      }
      return { gatewayOrderId: order.id };
    },
    paymentsOf: async (account, gatewayOrderId) => {
      const { sdk, call } = clients[account];
      const id = pathId(gatewayOrderId);
      return call(collectionOf(paymentEntity), () => sdk.orders.fetchPayments(id));
    },
    payment: async (account, paymentId) => {
      const { sdk, call } = clients[account];
      return call(paymentEntity, () => sdk.payments.fetch(pathId(paymentId)));
    },
    refund: async (account, { paymentId, amountPaise, key }) => {
      const { postWith, call } = clients[account];
      const url = `/v1/payments/${pathId(paymentId)}/refund`;
      const body = { amount: amountPaise, speed: 'normal' };
      return call(refundEntity, () => postWith(url, body, { 'X-Refund-Idempotency': key }));
    },
    refundsOf: async (account, paymentId) => {
      const { sdk, call } = clients[account];
      return call(collectionOf(refundEntity), () =>
        sdk.payments.fetchMultipleRefund(pathId(paymentId), { count: MAX_LISTED }),
      );
    },
    isSignedPayment: (account, { gatewayOrderId, paymentId, signature }) =>
      isSignature(signature, `${gatewayOrderId}|${paymentId}`, [accounts[account].keySecret]),
    isSignedWebhook: (account, rawBody, signature) =>
      isSignature(signature, rawBody, accounts[account].webhookSecrets),
    readWebhook,
    checkout: (account) => ({ keyId: accounts[account].keyId, scriptUrl }),
    simulated: Object.values(accounts).every(({ keyId }) => TEST_KEY.test(keyId)),
  };
};

/** The SDK's type lacks `unique_receipt` and declares the expiry periods as strings. */
type SdkOrderRequest = Parameters<
  ReturnType<typeof createRazorpayClient>['sdk']['orders']['create']
>[0];
