import type { PurchaseSummary } from '../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { formatPaise } from '@dhruva/kernel/rupees';
import { useCancel } from './use-purchases.ts';
import { ErrorNote } from '@dhruva/web/ui/error-note.tsx';

const PAISE = 100;

interface CancelDialogProps {
  /** The list's current version: the displayed refund follows it. */
  readonly booking: PurchaseSummary;
  readonly onCancelled: (message: string) => void;
  readonly onClose: () => void;
}

/** Shows the refund and its rule before anything is cancelled. */
export const CancelDialog = ({ booking, onCancelled, onClose }: CancelDialogProps) => {
  const cancelling = useCancel(onCancelled);
  const { cancellation } = booking;
  const amount = formatPaise(booking.amountPaid * PAISE);
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.bookings_cancel_title()}
      description={booking.title}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {m.bookings_cancel_no()}
          </Button>
          {cancellation && (
            <Button
              busyLabel={cancelling.isPending ? m.bookings_cancel_busy() : undefined}
              onClick={() =>
                cancelling.mutate({ id: booking.id, refundPaise: cancellation.refundPaise })
              }
            >
              {m.bookings_cancel_yes()}
            </Button>
          )}
        </>
      }
    >
      <ErrorNote error={cancelling.error} className="mb-3" />
      {cancellation && (
        <>
          <p className="text-lead font-semibold">
            {cancellation.refundPaise > 0
              ? m.bookings_cancel_back({ refund: formatPaise(cancellation.refundPaise), amount })
              : m.bookings_cancel_nothing({ amount })}
          </p>
          <p className="mt-2 text-ink-2">{cancellation.rule}</p>
        </>
      )}
    </Dialog>
  );
};
