import { Suspense, useEffect, useState } from 'react';
import type { PaymentState } from '../contract/payment-state.ts';
import { pendingOrder } from './checkout/pending-order.ts';
import { lazyWithQueries } from '@dhruva/web/ui/lazy-with-queries.tsx';
import { useSession } from '@dhruva/account/auth/web';

const PendingPayment = lazyWithQueries(
  async () => (await import('./pending-payment.tsx')).PendingPayment,
);

interface LazyPendingPaymentProps {
  /**
   * Called once, when it is known how that payment stands: null where this tab was paying nothing, or the
   * server cannot tell.
   */
  readonly onKnown?: (state: PaymentState | null) => void;
}

/** `PendingPayment`, loaded only if this tab was paying when its page was discarded. */
export const LazyPendingPayment = ({ onKnown }: LazyPendingPaymentProps) => {
  const { isAuthenticated } = useSession();
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    const wasPaying = pendingOrder() !== null;
    setPending(wasPaying);
    if (!wasPaying) onKnown?.(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the page that was loaded
  }, []);
  return isPending ? (
    <Suspense fallback={null}>
      <PendingPayment signedIn={isAuthenticated} onKnown={onKnown} />
    </Suspense>
  ) : null;
};
