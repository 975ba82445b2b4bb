import type { PurchaseState } from '@dhruva/contract/payments/schemas';

interface KnownOrder {
  readonly state: 'open' | 'paid' | 'closed';
  readonly effect: 'given' | 'refused' | 'taken-back' | null;
}

/** What a customer sees of an order, from it, its payments and the refunds of the payment that paid it. */
export const purchaseState = (
  { state, effect }: KnownOrder,
  payments: readonly { readonly state: string }[],
  refunds: readonly { readonly state: string }[],
): PurchaseState => {
  if (state === 'paid') {
    if (effect === 'given') return 'paid';
    return refunds.every((refund) => refund.state === 'processed') ? 'refunded' : 'refund-due';
  }
  const isChecking = payments.some(
    (payment) => payment.state !== 'failed' && payment.state !== 'returned',
  );
  return isChecking ? 'checking' : state;
};
