import type { Appointment } from '../../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { useCancelCredit } from '../use-appointments.ts';
import { ErrorNote } from '@dhruva/web/ui/error-note.tsx';
import { WhichSession } from './which-session.tsx';

interface CancelCreditDialogProps {
  /** As currently listed, so that the refund shown stays up to date. */
  readonly appointment: Appointment;
  readonly onCancelled: (message: string) => void;
  readonly onClose: () => void;
}

/** Confirms the cancellation of a session paid by credit, and says whether the credit is returned. */
export const CancelCreditDialog = (props: CancelCreditDialogProps) => {
  const { appointment, onCancelled, onClose } = props;
  const { id, cancelGives: gives } = appointment;
  const cancelling = useCancelCredit(onCancelled);
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.appointments_cancel_title()}
      description={<WhichSession of={appointment} />}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {m.appointments_cancel_no()}
          </Button>
          {gives !== null && (
            <Button
              busyLabel={cancelling.isPending ? m.appointments_cancelling() : undefined}
              onClick={() => cancelling.mutate({ id, gives })}
            >
              {m.appointments_cancel_yes()}
            </Button>
          )}
        </>
      }
    >
      <ErrorNote error={cancelling.error} className="mb-3" />
      <p className="text-lead font-semibold">
        {gives === 'credit' ? m.appointments_cancel_credit() : m.appointments_cancel_nothing()}
      </p>
      <p className="mt-2 text-ink-2">
        {gives === 'credit' ? m.appointments_credit_back() : m.appointments_credit_late()}
      </p>
    </Dialog>
  );
};
