import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { fetchStatus } from './checkout/poll-payment.ts';
import { outcomeOf } from './checkout/outcome.ts';
import { clearPendingOrder } from './checkout/pending-order.ts';
import { pollDelayMs } from './checkout/polling.rules.ts';

/** Asks for the purchases of the user again; resolves when the lists on the screen know of them. */
const refreshPurchases = async (queries: QueryClient): Promise<void> => {
  clearPendingOrder();
  const lists = [['predictions'], ['bookings']];
  await Promise.all(lists.map(async (queryKey) => refreshQueries(queries, { queryKey })));
};

/**
 * Polls the status of a purchase at growing intervals until it is settled. It counts as settled once the
 * user's purchases were asked for again, so that no list contradicts it.
 */
export const usePaymentStatus = (orderId: string) => {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['payment', orderId],
    queryFn: async () => {
      const status = await fetchStatus(orderId);
      if (outcomeOf(status)) await refreshPurchases(queries);
      return status;
    },
    enabled: orderId !== '',
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data && outcomeOf(state.data)
        ? false
        : pollDelayMs(state.dataUpdateCount + state.errorUpdateCount),
  });
};
