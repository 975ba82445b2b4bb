import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moveAppointment } from '../../contract/routes.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { call } from '@dhruva/web/lib/call.ts';
import type { ChosenSlot } from '../slots/availability.rules.ts';

interface Move {
  readonly id: string;
  readonly to: ChosenSlot;
}

/** Moves a session. If refused, it keeps its time, and availability is refetched. */
export const useMove = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, to: { therapistId, date, slot } }: Move) =>
      call(moveAppointment, { body: { id, therapistId, date, slot } }),
    onSuccess: () => void refreshQueries(queries),
    onError: () => {
      void refreshQueries(queries, { queryKey: ['availability'] });
      void refreshQueries(queries, { queryKey: ['bookings'] });
    },
  });
};
