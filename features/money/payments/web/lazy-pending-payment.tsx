import { Suspense, useEffect, useState } from 'react';
import { pendingOrder } from './checkout/pending-order.ts';
import { lazyWithQueries } from '@dhruva/web/ui/lazy-with-queries.tsx';
import { useSession } from '@dhruva/account/auth/web';

const PendingPayment = lazyWithQueries(
  async () => (await import('./pending-payment.tsx')).PendingPayment,
);

/** `PendingPayment`, loaded only if this tab was paying when its page was discarded. */
export const LazyPendingPayment = () => {
  const { isAuthenticated } = useSession();
  const [isPending, setPending] = useState(false);
  useEffect(() => setPending(pendingOrder() !== null), []);
  return isPending ? (
    <Suspense fallback={null}>
      <PendingPayment signedIn={isAuthenticated} />
    </Suspense>
  ) : null;
};
