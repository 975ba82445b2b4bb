import type { PurchaseStatus } from '../../contract/schemas.ts';
import type { CallError, CallErrorExtras } from '@dhruva/web/lib/call-error.ts';

/** How a purchase ended, as far as this page can tell. */
export type Outcome =
  /** The effect is there. */
  | { readonly kind: 'paid'; readonly status: PurchaseStatus }
  /** Paid, but it could not be given: the money goes back, or went. */
  | { readonly kind: 'refunding'; readonly status: PurchaseStatus }
  /** Perhaps paid; the bank has not said so yet. /payment?order=… goes on asking. */
  | { readonly kind: 'checking'; readonly orderId: string }
  /** The checkout was closed. `unpaid`: the server says that nothing arrived; `reason`: why the last try failed. */
  | { readonly kind: 'dismissed'; readonly unpaid: boolean; readonly reason?: string | undefined }
  /** Nothing was paid, or the payment was not recognised. `message` is ready to be shown. */
  | Failed;

/** `fields`: sentences by field, where the server named one. */
interface Failed extends Pick<CallErrorExtras, 'fields'> {
  readonly kind: 'failed';
  readonly code: FailureCode;
  readonly message: string;
}

export type FailureCode = CallError['code'] | 'script-missing';

/** How far a purchase is while it is being made. While `paying`, no modal dialog of ours may be open. */
export type Phase = 'idle' | 'ordering' | 'paying' | 'checking';

/** What a status says of the end; undefined while there is none. */
export const endOf = (status: PurchaseStatus): Outcome | undefined => {
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
