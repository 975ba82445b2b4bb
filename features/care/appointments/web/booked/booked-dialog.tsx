import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { useAppointmentOf } from '../use-appointments.ts';
import type { Booked } from './booked.ts';
import { BookedDetails } from './booked-details.tsx';

interface BookedDialogProps {
  /** Null while closed. */
  readonly booked: Booked | null;
  readonly onClose: () => void;
  readonly onIntake: () => void;
}

/** The confirmation of a booking: its reference and what happens next; or that its time was lost during payment. */
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
