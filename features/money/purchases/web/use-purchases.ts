import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelBooking, myBookings } from '../contract/routes.ts';
import type { PurchaseSummary } from '../contract/schemas.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';

const KEY = ['bookings', 'mine'];

/** All purchases of the account, newest first. */
export const usePurchases = () =>
  useQuery({ queryKey: KEY, queryFn: async () => call(myBookings), refetchOnMount: 'always' });

/** The purchase to cancel and the refund the user agreed to. */
export interface AgreedCancellation {
  readonly id: string;
  readonly refundPaise: number;
}

/** Cancels a purchase for the refund shown; when that changed meanwhile, the list is refetched. */
export const useCancel = (onCancelled: (message: string) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (agreed: AgreedCancellation) => call(cancelBooking, { body: { ...agreed } }),
    onSuccess: ({ message, booking }) => {
      queries.setQueryData<PurchaseSummary[]>(KEY, (known) =>
        known?.map((each) => (each.id === booking.id ? booking : each)),
      );
      void refreshQueries(queries);
      onCancelled(message);
    },
    onError: (error) => {
      if (error instanceof CallError && error.status === 409)
        void refreshQueries(queries, { queryKey: KEY });
    },
  });
};
