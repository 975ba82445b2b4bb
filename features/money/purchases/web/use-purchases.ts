import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelBooking, myBookings } from '../contract/routes.ts';
import type { BookingRecord } from '../contract/schemas.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';

const KEY = ['bookings', 'mine'];

/** Everything this account bought, newest first. */
export const usePurchases = () =>
  useQuery({ queryKey: KEY, queryFn: async () => call(myBookings), refetchOnMount: 'always' });

/** What is agreed to when a purchase is cancelled. */
export interface Cancelling {
  readonly id: string;
  readonly refundPaise: number;
}

/** Cancels a purchase for what was shown to be given back; when that changed meanwhile, the list is asked again. */
export const useCancel = (onCancelled: (message: string) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (agreed: Cancelling) => call(cancelBooking, { body: { ...agreed } }),
    onSuccess: ({ message, booking }) => {
      queries.setQueryData<BookingRecord[]>(KEY, (known) =>
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
