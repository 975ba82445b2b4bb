import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PurchaseStatus } from '../contract/schemas.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { fetchStatus, reportClosed } from './checkout/poll-payment.ts';
import { outcomeOf } from './checkout/outcome.ts';
import { clearPendingOrder } from './checkout/pending-order.ts';
import { pollDelayMs } from './checkout/polling.rules.ts';
import { OWN_PAYMENTS } from './state/use-own-payments.ts';

interface PaymentStatusOptions {
  /** The checkout of this purchase is known to be closed: the server is told so at the first look. */
  readonly isClosed?: boolean;
}

/**
 * The status of a purchase, asked for at growing intervals until the wait is over; then the user's purchases
 * are fetched again.
 */
export const usePaymentStatus = (
  orderId: string,
  { isClosed = false }: PaymentStatusOptions = {},
) => {
  const queries = useQueryClient();
  const asked = useQuery({
    queryKey: ['payment', orderId],
    queryFn: async () => {
      const known = queries.getQueryData<PurchaseStatus>(['payment', orderId]);
      return isClosed && !known ? reportClosed(orderId) : fetchStatus(orderId);
    },
    enabled: orderId !== '',
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data && outcomeOf(state.data)
        ? false
        : pollDelayMs(state.dataUpdateCount + state.errorUpdateCount),
  });
  const hasEnded = asked.data !== undefined && outcomeOf(asked.data) !== undefined;
  useEffect(() => {
    if (!hasEnded) return;
    clearPendingOrder();
    for (const queryKey of [['predictions'], ['bookings'], OWN_PAYMENTS])
      void refreshQueries(queries, { queryKey });
  }, [hasEnded, queries]);
  return asked;
};
