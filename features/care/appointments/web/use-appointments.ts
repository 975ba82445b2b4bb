import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelAppointment, myAppointments, sayNotHeld } from '../contract/routes.ts';
import type { Appointment } from '../contract/schemas.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

/** Below what else is asked anew when a payment has ended. */
const KEY = ['bookings', 'appointments'];

/** The own sessions: coming ones, the next on top, then those that were. */
export const useAppointments = ({ enabled }: { readonly enabled: boolean } = { enabled: true }) =>
  useQuery({
    queryKey: KEY,
    queryFn: async () => call(myAppointments),
    refetchOnMount: 'always',
    enabled,
  });

/** The session a purchase was of, once it is known. */
export const useAppointmentOf = (orderId: string | null): Appointment | undefined =>
  useAppointments({ enabled: orderId !== null }).data?.find(
    (one) => one.paidBy === 'order' && one.orderId === orderId,
  );

/** What is agreed to when a session paid by credit is cancelled. */
interface Cancelling {
  readonly id: string;
  readonly gives: 'credit' | 'nothing';
}

/** Cancels a session for what was shown to come back; when that changed meanwhile, the list is asked again. */
export const useCancelCredit = (onCancelled: (message: string) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (agreed: Cancelling) => call(cancelAppointment, { body: { ...agreed } }),
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

interface Saying {
  readonly id: string;
  readonly note: string;
}

/** Says that a session was not held, and tells by when that is answered; refused, the list is asked again. */
export const useSayNotHeld = (onSaid: (message: string) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (said: Saying) => call(sayNotHeld, { body: { ...said } }),
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
