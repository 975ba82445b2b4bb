import type { PaymentTold } from '../../contract/payment-state.ts';
import type { PurchaseStatus } from '../../contract/schemas.ts';
import type { CallError, CallErrorExtras } from '@dhruva/web/lib/call-error.ts';

/** How a purchase ended, as far as this page knows. */
export type Outcome =
  /** Delivered. */
  | { readonly kind: 'paid'; readonly status: PurchaseStatus }
  /** Not delivered. The state of the payment says all; `reason`: why the last attempt failed. */
  | { readonly kind: 'told'; readonly told: PaymentTold; readonly reason?: string | undefined }
  /** The checkout was closed and the server could not be asked. `orderId`: to be looked up later. */
  | { readonly kind: 'unknown'; readonly orderId: string }
  /** The visitor left before the checkout opened. */
  | { readonly kind: 'left' }
  /** Nothing was paid, or the payment was not recognised. `message` is ready to be displayed. */
  | Failed;

/** `fields`: messages by field, where the server named one. */
interface Failed extends Pick<CallErrorExtras, 'fields'> {
  readonly kind: 'failed';
  readonly code: FailureCode;
  readonly message: string;
}

/** A payment for the same is waited for: whether to pay again is the visitor's to say. */
export interface Asking {
  readonly kind: 'asking';
  readonly message: string;
  readonly answer: (again: boolean) => void;
}

export type FailureCode = CallError['code'] | 'script-missing';

/** The progress of a purchase on this page. While `paying`, no modal dialog of ours may be open. */
export type Phase = 'idle' | 'ordering' | 'paying' | 'checking';

/** The outcome that a status implies; undefined while it is waited for. */
export const outcomeOf = (status: PurchaseStatus): Outcome | undefined => {
  if (status.state === 'paid') return { kind: 'paid', status };
  return status.state === 'waiting' ? undefined : { kind: 'told', told: status };
};
