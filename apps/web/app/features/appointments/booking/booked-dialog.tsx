import type { Appointment } from '@dhruva/contract/appointments/schemas';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAppointmentOf } from '../use-appointments.ts';
import { BookedDetails } from './booked-details.tsx';

/** A session that was just booked. */
export interface Booked {
  readonly message: string;
  /** Known at once where a credit paid; else it is asked for. */
  readonly appointment: Appointment | null;
  /** The purchase of the session; null: a credit paid. */
  readonly orderId: string | null;
  /** The instant chosen, ISO. */
  readonly startsAt: string;
  readonly minutes: number;
}

interface BookedDialogProps {
  /** Null: closed. */
  readonly booked: Booked | null;
  readonly onClose: () => void;
  readonly onIntake: () => void;
}

/** The session is booked: its reference, and what happens next; or its time was lost while it was paid. */
export const BookedDialog = ({ booked, onClose, onIntake }: BookedDialogProps) => {
  const bought = useAppointmentOf(booked?.orderId ?? null);
  const appointment = booked?.appointment ?? bought;
  return (
    <Dialog
      open={booked !== null}
      onClose={onClose}
      title={appointment?.state === 'unplaced' ? m.appointments_lost_title() : m.ui_success_title()}
      actions={<Button onClick={onClose}>{m.ui_ok()}</Button>}
    >
      {booked && (
        <BookedDetails
          booked={booked}
          appointment={appointment}
          onIntake={() => {
            onClose();
            onIntake();
          }}
        />
      )}
    </Dialog>
  );
};
