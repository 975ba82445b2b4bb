import type { PurchaseState } from '../../contract/schemas.ts';

interface KnownOrder {
  readonly state: 'open' | 'paid' | 'closed';
  readonly effect: 'given' | 'refused' | 'taken-back' | null;
}

interface KnownPayment {
  readonly state: string;
  readonly amountPaise: number;
  readonly refundReservedPaise: number;
}

/** Whether this payment keeps an unpaid order in "checking": it neither failed nor is being refunded. */
const isAwaited = ({ state, amountPaise, refundReservedPaise }: KnownPayment): boolean =>
  state !== 'failed' && state !== 'returned' && refundReservedPaise < amountPaise;

/**
 * The state shown to the customer, from the order, its payments and the refunds of the payment that paid it.
 */
export const purchaseState = (
  { state, effect }: KnownOrder,
  payments: readonly KnownPayment[],
  refunds: readonly { readonly state: string }[],
): PurchaseState => {
  if (state === 'paid') {
    if (effect === 'given') return 'paid';
    return refunds.every((refund) => refund.state === 'processed') ? 'refunded' : 'refund-due';
  }
  return payments.some(isAwaited) ? 'checking' : state;
};
