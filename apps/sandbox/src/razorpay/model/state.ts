import type { Account } from './account.ts';
import type { Dispute, Order, Payment, Refund } from './entities.ts';

export interface CaptureSettings {
  readonly mode: 'automatic' | 'manual';
  /** Minutes after the payment's creation. */
  readonly automaticExpiry: number;
  readonly manualExpiry: number;
}

export interface OrderRow {
  readonly keyId: string;
  readonly entity: Order;
  readonly capture: CaptureSettings;
}

export interface PaymentRow {
  readonly keyId: string;
  readonly entity: Payment;
  /** Waits for a manual capture whatever its order's settings. */
  readonly byHand: boolean;
}

export interface RefundRow {
  readonly keyId: string;
  readonly entity: Refund;
}

/** A scheduled event, at a virtual time in milliseconds. */
export interface Job {
  readonly at: number;
  readonly kind: 'bank-timeout' | 'late-authorize' | 'refund-uncaptured';
  readonly paymentId: string;
}

export type WebhookFault = 'tampered-body' | 'wrong-secret' | 'no-signature';

export interface Attempt {
  readonly at: number;
  /** HTTP status, or why there was none. */
  readonly status: number | 'timeout' | 'no connection';
  readonly ms: number;
}

export interface WebhookEvent {
  readonly id: string;
  readonly keyId: string;
  readonly event: string;
  readonly body: string;
  readonly attempts: Attempt[];
}

/** A webhook delivery in progress; removed once it succeeded or was given up. */
export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly secret: string;
  readonly fault: WebhookFault | null;
  readonly firstAt: number;
  dueAt: number;
  tries: number;
  held: boolean;
}

export interface Webhook {
  url: string | null;
  secret: string;
  disabled: boolean;
  /** The webhook settings at start, to distinguish a changed configuration from a change at run time. */
  readonly configured: string;
}

export interface WebhookBehaviour {
  copies: number;
  delaySeconds: number;
  fault: WebhookFault | null;
  inFlight: number;
}

export const FAULT_KINDS = ['drop', 'delay', '429', '500', '502', 'reset', 'hang'] as const;

export interface Fault {
  readonly route: string;
  readonly kind: (typeof FAULT_KINDS)[number];
  readonly delayMs: number;
  times: number;
}

/** The sandbox's whole state as plain JSON. Entities are in order of creation. */
export interface State {
  clockOffsetMs: number;
  orders: Record<string, OrderRow>;
  payments: Record<string, PaymentRow>;
  refunds: Record<string, RefundRow>;
  disputes: Dispute[];
  /** By key id and idempotency key: the request and the refund it created. */
  idempotency: Record<string, { readonly request: string; readonly refundId: string }>;
  jobs: Job[];
  webhooks: Record<string, Webhook>;
  behaviour: WebhookBehaviour;
  holding: boolean;
  events: WebhookEvent[];
  deliveries: Delivery[];
  faults: Fault[];
  refundsBegin: Refund['status'];
}

export const emptyState = (accounts: readonly Account[]): State => ({
  clockOffsetMs: 0,
  orders: {},
  payments: {},
  refunds: {},
  disputes: [],
  idempotency: {},
  jobs: [],
  webhooks: Object.fromEntries(
    accounts.map(({ keyId, webhookSecret, webhookUrl }) => [
      keyId,
      {
        url: webhookUrl ?? null,
        secret: webhookSecret,
        disabled: false,
        configured: `${webhookSecret} ${webhookUrl ?? ''}`,
      },
    ]),
  ),
  behaviour: { copies: 1, delaySeconds: 0, fault: null, inFlight: 1 },
  holding: false,
  events: [],
  deliveries: [],
  faults: [],
  refundsBegin: 'processed',
});
