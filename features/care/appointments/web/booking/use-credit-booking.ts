import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookByCredit } from '../../contract/routes.ts';
import type { Appointment } from '../../contract/schemas.ts';
import type { BookingForm } from '../../contract/booking-form.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { call } from '@dhruva/web/lib/call.ts';
import type { ChosenSlot } from '../slots/availability.rules.ts';

interface CreditBooking {
  readonly slot: ChosenSlot;
  readonly form: BookingForm;
  /** The order of the plan or pack whose credit is used. */
  readonly planOrderId: string;
}

/** Books a session with a credit, without payment. */
export const useCreditBooking = (
  onBooked: (reply: { message: string; appointment: Appointment }) => void,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ slot: { therapistId, date, slot }, ...rest }: CreditBooking) =>
      call(bookByCredit, { body: { therapistId, date, slot, ...rest } }),
    onSuccess: (reply) => {
      void refreshQueries(queries);
      onBooked(reply);
    },
    onError: () => {
      void refreshQueries(queries, { queryKey: ['availability'] });
      void refreshQueries(queries, { queryKey: ['plans'] });
    },
  });
};
