import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelAppointment, myAppointments, reportNotHeld } from '../contract/routes.ts';
import type { Appointment } from '../contract/schemas.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

/** Below the query key that is invalidated when a payment ends. */
const KEY = ['bookings', 'appointments'];

/** The user's sessions: future ones (next first), then past ones. */
export const useAppointments = ({ enabled }: { readonly enabled: boolean } = { enabled: true }) =>
  useQuery({
    queryKey: KEY,
    queryFn: async () => call(myAppointments),
    refetchOnMount: 'always',
    enabled,
  });

/** The session of an order, once loaded. */
export const useAppointmentOf = (orderId: string | null): Appointment | undefined =>
  useAppointments({ enabled: orderId !== null }).data?.find(
    (one) => one.paidBy === 'order' && one.orderId === orderId,
  );

/** The terms agreed to when cancelling a session paid by credit. */
interface CancellationTerms {
  readonly id: string;
  readonly gives: 'credit' | 'nothing';
}

/** Cancels a session paid by credit on the terms shown; if they changed, the list is refetched. */
export const useCancelCredit = (onCancelled: (message: string) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (agreed: CancellationTerms) =>
      call(cancelAppointment, { body: { ...agreed } }),
    onSuccess: ({ message }) => {
      void refreshQueries(queries);
      onCancelled(message);
    },
    onError: (error) => {
      if (error instanceof CallError && error.status === 409)
        void refreshQueries(queries, { queryKey: KEY });
    },
  });
};

interface NotHeldReport {
  readonly id: string;
  readonly note: string;
}

/** Reports a session as not held, and says until when it is decided; if refused, the list is refetched. */
export const useSayNotHeld = (onSaid: (message: string) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (report: NotHeldReport) => call(reportNotHeld, { body: { ...report } }),
    onSuccess: ({ message, appointment }) => {
      void queries.invalidateQueries({ queryKey: KEY });
      const { case: opened } = appointment;
      const due = opened && m.appointments_case_due({ due: dueInWords(opened.dueAt) });
      onSaid(due === null ? message : `${message} ${due}`);
    },
    onError: (error) => {
      if (error instanceof CallError && error.status === 409)
        void queries.invalidateQueries({ queryKey: KEY });
    },
  });
};
