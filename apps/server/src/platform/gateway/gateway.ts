/** The two provider accounts (decision 5): `plans` charges plans, `questions` everything else. */
export const GATEWAY_ACCOUNTS = ['questions', 'plans'] as const;
export type GatewayAccount = (typeof GATEWAY_ACCOUNTS)[number];

/** A payment as reported by the provider. Amounts in paise. */
export interface GatewayPayment {
  readonly id: string;
  readonly gatewayOrderId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly captured: boolean;
  readonly refundedPaise: number;
  readonly method: string;
}

export interface GatewayRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly status: 'pending' | 'processed' | 'failed';
}

export interface GatewayDispute {
  readonly id: string;
  readonly paymentId: string;
  /** The provider's status: open, under_review, won, lost, closed. */
  readonly status: string;
}

/** A webhook event, as of the moment it was written. */
export interface GatewayEvent {
  readonly name: string;
  readonly payment?: GatewayPayment;
  readonly refund?: GatewayRefund;
  readonly dispute?: GatewayDispute;
}

/**
 * A failed provider call. `isTransient`: the same call may succeed later. `code` is the provider's or ours and
 * contains no secret.
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: string;
  readonly isTransient: boolean;

  constructor(code: string, { isTransient }: { readonly isTransient: boolean }) {
    super(code);
    this.code = code;
    this.isTransient = isTransient;
  }
}

/** The payment provider's functions used here. Every call ends within 10 seconds or throws `GatewayError`. */
export interface Gateway {
  /** Idempotent by `receipt`, which is unique for ever: the same receipt always gives the same order. */
  createOrder(
    account: GatewayAccount,
    order: { readonly amountPaise: number; readonly currency: string; readonly receipt: string },
  ): Promise<{ readonly gatewayOrderId: string }>;
  paymentsOf(account: GatewayAccount, gatewayOrderId: string): Promise<GatewayPayment[]>;
  payment(account: GatewayAccount, paymentId: string): Promise<GatewayPayment>;
  /** Idempotent by key: the same key gives the same refund. */
  refund(
    account: GatewayAccount,
    refund: { readonly paymentId: string; readonly amountPaise: number; readonly key: string },
  ): Promise<GatewayRefund>;
  refundsOf(account: GatewayAccount, paymentId: string): Promise<GatewayRefund[]>;
  /** Whether the checkout's signature links this payment to this order. Constant time. */
  isSignedPayment(
    account: GatewayAccount,
    signed: {
      readonly gatewayOrderId: string;
      readonly paymentId: string;
      readonly signature: string;
    },
  ): boolean;
  /** Whether this raw body is signed with one of the account's webhook secrets. Constant time. */
  isSignedWebhook(account: GatewayAccount, rawBody: Buffer, signature: string): boolean;
  /** Parses a webhook's body; undefined when it is not a known event. Does not check the signature. */
  readWebhook(rawBody: Buffer): GatewayEvent | undefined;
  /** The public key id, and the URL of the checkout script. */
  checkout(account: GatewayAccount): { readonly keyId: string; readonly scriptUrl: string };
  /** True for the sandbox: no real money is moved. */
  readonly simulated: boolean;
}
