/** The two settings of keys (decision 5): `plans` charges plans, all else goes through `questions`. */
export const GATEWAY_ACCOUNTS = ['questions', 'plans'] as const;
export type GatewayAccount = (typeof GATEWAY_ACCOUNTS)[number];

/** A payment as the provider tells it. Amounts in paise. */
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
  /** The provider's word: open, under_review, won, lost, closed. */
  readonly status: string;
}

/** What a webhook tells, as of the moment it was written. */
export interface GatewayEvent {
  readonly name: string;
  readonly payment?: GatewayPayment;
  readonly refund?: GatewayRefund;
  readonly dispute?: GatewayDispute;
}

/** `passing`: the same call may succeed later. `code` is the provider's or ours; it carries no secret. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: string;
  readonly passing: boolean;

  constructor(code: string, { passing }: { readonly passing: boolean }) {
    super(code);
    this.code = code;
    this.passing = passing;
  }
}

/** The payment provider, as far as the product needs it. Every call ends within 10 seconds or throws `GatewayError`. */
export interface Gateway {
  /** `receipt` is unique for ever: the same receipt gives the same order, however often it is asked for. */
  createOrder(
    account: GatewayAccount,
    order: { readonly amountPaise: number; readonly currency: string; readonly receipt: string },
  ): Promise<{ readonly gatewayOrderId: string }>;
  paymentsOf(account: GatewayAccount, gatewayOrderId: string): Promise<GatewayPayment[]>;
  payment(account: GatewayAccount, paymentId: string): Promise<GatewayPayment>;
  /** The same key gives the same refund. */
  refund(
    account: GatewayAccount,
    refund: { readonly paymentId: string; readonly amountPaise: number; readonly key: string },
  ): Promise<GatewayRefund>;
  refundsOf(account: GatewayAccount, paymentId: string): Promise<GatewayRefund[]>;
  /** Does the checkout's signature tie this payment to this order of ours? Constant time. */
  isSignedPayment(
    account: GatewayAccount,
    signed: {
      readonly gatewayOrderId: string;
      readonly paymentId: string;
      readonly signature: string;
    },
  ): boolean;
  /** Is this raw body signed with one of the account's webhook secrets? Constant time. */
  isSignedWebhook(account: GatewayAccount, rawBody: Buffer, signature: string): boolean;
  /** What a webhook's body tells; undefined when it is none of the provider's. Its signature is asked for separately. */
  readWebhook(rawBody: Buffer): GatewayEvent | undefined;
  /** The key the browser may know, and the address of the checkout's script. */
  checkout(account: GatewayAccount): { readonly keyId: string; readonly scriptUrl: string };
  /** No money moves. */
  readonly simulated: boolean;
}
