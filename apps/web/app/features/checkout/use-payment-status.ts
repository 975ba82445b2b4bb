import { useQuery } from '@tanstack/react-query';
import { askStatus } from '../../lib/checkout/follow.ts';
import { endOf } from '../../lib/checkout/outcome.ts';
import { waitBeforeAsking } from '../../lib/checkout/polling.rules.ts';

/** How far a purchase has come, asked again and again, ever more slowly, until it has ended. */
export const usePaymentStatus = (orderId: string) =>
  useQuery({
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
