import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PurchaseStatus } from '../contract/schemas.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { fetchStatus, reportClosed } from './checkout/poll-payment.ts';
import { outcomeOf } from './checkout/outcome.ts';
import { clearPendingOrder } from './checkout/pending-order.ts';
import { pollDelayMs } from './checkout/polling.rules.ts';
import { OWN_PAYMENTS } from './state/use-own-payments.ts';

/** Asks for the purchases of the user again; resolves when the lists on the screen know of them. */
const refreshPurchases = async (queries: QueryClient): Promise<void> => {
  clearPendingOrder();
  const lists = [['predictions'], ['bookings'], OWN_PAYMENTS];
  await Promise.all(lists.map(async (queryKey) => refreshQueries(queries, { queryKey })));
};

interface PaymentStatusOptions {
  /** The checkout of this purchase is known to be closed: the server is told so at the first look. */
  readonly isClosed?: boolean;
}

/**
 * The status of a purchase, asked for at growing intervals until the wait is over. It counts as over once the
 * user's purchases were asked for again, so that no list contradicts it.
 */
export const usePaymentStatus = (
  orderId: string,
  { isClosed = false }: PaymentStatusOptions = {},
) => {
  const queries = useQueryClient();
  const queryKey = ['payment', orderId];
  return useQuery({
    queryKey,
    queryFn: async () => {
      const isFirst = queries.getQueryData<PurchaseStatus>(queryKey) === undefined;
      const status = await (isClosed && isFirst ? reportClosed(orderId) : fetchStatus(orderId));
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
