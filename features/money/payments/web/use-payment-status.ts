import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askAgain } from '@dhruva/web/lib/ask-again.ts';
import { askStatus } from './checkout/follow.ts';
import { endOf } from './checkout/outcome.ts';
import { forgetOrder } from './checkout/pending-order.ts';
import { waitBeforeAsking } from './checkout/polling.rules.ts';

/**
 * Polls the status of a purchase at growing intervals until it is settled, then refetches the user's
 * purchases.
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
    void askAgain(queries, { queryKey: ['predictions'] });
    void askAgain(queries, { queryKey: ['bookings'] });
  }, [hasEnded, queries]);
  return asked;
};
