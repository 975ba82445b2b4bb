import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { fetchStatus } from './checkout/poll-payment.ts';
import { outcomeOf } from './checkout/outcome.ts';
import { clearPendingOrder } from './checkout/pending-order.ts';
import { pollDelayMs } from './checkout/polling.rules.ts';

/**
 * Polls the status of a purchase at growing intervals until it is settled, then refetches the user's
 * purchases.
 */
export const usePaymentStatus = (orderId: string) => {
  const queries = useQueryClient();
  const asked = useQuery({
    queryKey: ['payment', orderId],
    queryFn: async () => fetchStatus(orderId),
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
    void refreshQueries(queries, { queryKey: ['predictions'] });
    void refreshQueries(queries, { queryKey: ['bookings'] });
  }, [hasEnded, queries]);
  return asked;
};
