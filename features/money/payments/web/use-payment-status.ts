import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { askStatus } from './checkout/follow.ts';
import { endOf } from './checkout/outcome.ts';
import { forgetOrder } from './checkout/pending-order.ts';
import { waitBeforeAsking } from './checkout/polling.rules.ts';

/**
 * How far a purchase has come, asked again and again, ever more slowly, until it has ended; then what
 * was bought is asked for anew.
 */
export const usePaymentStatus = (orderId: string) => {
  const queries = useQueryClient();
  const asked = useQuery({
    queryKey: ['payment', orderId],
    queryFn: async () => askStatus(orderId),
    enabled: orderId !== '',
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data && endOf(state.data)
        ? false
        : waitBeforeAsking(state.dataUpdateCount + state.errorUpdateCount),
  });
  const hasEnded = asked.data !== undefined && endOf(asked.data) !== undefined;
  useEffect(() => {
    if (!hasEnded) return;
    forgetOrder();
    void refreshQueries(queries, { queryKey: ['predictions'] });
    void refreshQueries(queries, { queryKey: ['bookings'] });
  }, [hasEnded, queries]);
  return asked;
};
