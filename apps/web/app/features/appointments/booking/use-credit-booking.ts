import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookByCredit } from '@dhruva/contract/appointments/routes';
import type { Appointment } from '@dhruva/contract/appointments/schemas';
import type { BookingForm } from '@dhruva/contract/appointments/booking-form';
import { askAgain } from '../../../lib/ask-again.ts';
import { call } from '../../../lib/call.ts';
import type { ChosenSlot } from '../slots/availability.rules.ts';

interface CreditBooking {
  readonly slot: ChosenSlot;
  readonly form: BookingForm;
  /** The purchase of the plan or pack a session of which is used. */
  readonly planOrderId: string;
}

/** Books a session with a credit: nothing is paid. */
export const useCreditBooking = (
  onBooked: (reply: { message: string; appointment: Appointment }) => void,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ slot: { therapistId, date, slot }, ...rest }: CreditBooking) =>
      call(bookByCredit, { body: { therapistId, date, slot, ...rest } }),
    onSuccess: (reply) => {
      void askAgain(queries);
      onBooked(reply);
    },
    onError: () => {
      void askAgain(queries, { queryKey: ['availability'] });
      void askAgain(queries, { queryKey: ['plans'] });
    },
  });
};
