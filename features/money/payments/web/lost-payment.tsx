import { Suspense, useEffect, useState } from 'react';
import { pendingOrder } from './checkout/pending-order.ts';
import { lazyWithQueries } from '@dhruva/web/ui/lazy-with-queries.tsx';
import { useSession } from '@dhruva/account/auth/web';

const PendingPayment = lazyWithQueries(
  async () => (await import('./pending-payment.tsx')).PendingPayment,
);

/** PendingPayment, its code fetched only where this tab was paying for something when its page was lost. */
export const LostPayment = () => {
  const { isAuthenticated } = useSession();
  const [isPending, setPending] = useState(false);
  useEffect(() => setPending(pendingOrder() !== null), []);
  return isPending ? (
    <Suspense fallback={null}>
      <PendingPayment signedIn={isAuthenticated} />
    </Suspense>
  ) : null;
};
