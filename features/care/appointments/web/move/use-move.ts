import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moveAppointment } from '../../contract/routes.ts';
import { askAgain } from '@dhruva/web/lib/ask-again.ts';
import { call } from '@dhruva/web/lib/call.ts';
import type { ChosenSlot } from '../slots/availability.rules.ts';

interface Move {
  readonly id: string;
  readonly to: ChosenSlot;
}

/** Puts a session at another time. Refused, it stays where it was; the times on offer are asked anew. */
export const useMove = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, to: { therapistId, date, slot } }: Move) =>
      call(moveAppointment, { body: { id, therapistId, date, slot } }),
    onSuccess: () => void askAgain(queries),
    onError: () => {
      void askAgain(queries, { queryKey: ['availability'] });
      void askAgain(queries, { queryKey: ['bookings'] });
    },
  });
};
