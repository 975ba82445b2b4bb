import { useEffect, useState } from 'react';
import type { PurchaseStatus } from '../contract/schemas.ts';
import { pendingOrder } from './checkout/pending-order.ts';
import { usePaymentStatus } from './use-payment-status.ts';

interface UsePendingPayment {
  readonly status: PurchaseStatus | undefined;
  /** Whether the payment was looked up, there was none, or the server cannot tell. */
  readonly isKnown: boolean;
}

/** The payment this tab was making when its page was discarded. */
export const usePendingPayment = (signedIn: boolean): UsePendingPayment => {
  const [orderId, setOrderId] = useState<string | null>();
  useEffect(() => setOrderId(pendingOrder()), []);
  // The page was discarded, and with it the checkout over it.
  const { data: status, isError } = usePaymentStatus((signedIn && orderId) || '', {
    isClosed: true,
  });
  return { status, isKnown: orderId === null || status !== undefined || isError };
};
