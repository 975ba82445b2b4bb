import type { PurchaseStatus } from '../../contract/schemas.ts';
import type { CallError, CallErrorExtras } from '@dhruva/web/lib/call-error.ts';

/** How a purchase ended, as far as this page knows. */
export type Outcome =
  /** Delivered. */
  | { readonly kind: 'paid'; readonly status: PurchaseStatus }
  /** Paid, but it could not be delivered: it is being refunded, or was. */
  | { readonly kind: 'refunding'; readonly status: PurchaseStatus }
  /** Possibly paid; the bank has not confirmed yet. /payment?order=… continues polling. */
  | { readonly kind: 'checking'; readonly orderId: string }
  /**
   * The checkout was closed. `unpaid`: the server confirmed that nothing was paid; `reason`: why the last
   * attempt failed.
   */
  | { readonly kind: 'dismissed'; readonly unpaid: boolean; readonly reason?: string | undefined }
  /** Nothing was paid, or the payment was not recognised. `message` is ready to be displayed. */
  | Failed;

/** `fields`: messages by field, where the server named one. */
interface Failed extends Pick<CallErrorExtras, 'fields'> {
  readonly kind: 'failed';
  readonly code: FailureCode;
  readonly message: string;
}

export type FailureCode = CallError['code'] | 'script-missing';

/** The progress of a purchase on this page. While `paying`, no modal dialog of ours may be open. */
export type Phase = 'idle' | 'ordering' | 'paying' | 'checking';

/** The outcome that a status implies; undefined while there is none. */
export const outcomeOf = (status: PurchaseStatus): Outcome | undefined => {
  switch (status.state) {
    case 'paid':
      return { kind: 'paid', status };
    case 'refund-due':
    case 'refunded':
      return { kind: 'refunding', status };
    case 'closed':
      return { kind: 'dismissed', unpaid: true };
    default:
      return undefined;
  }
};
