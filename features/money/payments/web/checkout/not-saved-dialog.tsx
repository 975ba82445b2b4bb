import { useMutation } from '@tanstack/react-query';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';

/** A payment whose purchase could not be saved, and a way to retry. */
export interface NotSaved {
  readonly text: string;
  readonly paymentId: string;
  /** Throws when it fails again. */
  readonly again: () => Promise<void>;
}

interface NotSavedDialogProps {
  /** Null: closed. */
  readonly notSaved: NotSaved | null;
  readonly onClose: () => void;
}

/**
 * Says that the payment succeeded but the purchase could not be saved, with the payment id and a retry
 * button.
 */
export const NotSavedDialog = ({ notSaved, onClose }: NotSavedDialogProps) => {
  const saving = useMutation({ mutationFn: async (lost: NotSaved) => lost.again() });
  return (
    <Dialog
      open={notSaved !== null}
      onClose={onClose}
      title={m.ui_error_title()}
      description={notSaved?.text}
      dismissOutside={false}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {m.ui_ok()}
          </Button>
          <Button
            busyLabel={saving.isPending ? m.checkout_saving() : undefined}
            onClick={() => notSaved && saving.mutate(notSaved)}
          >
            {m.checkout_save_again()}
          </Button>
        </>
      }
    >
      <p className="break-all">{m.checkout_payment_id({ id: notSaved?.paymentId ?? '' })}</p>
      <p role="status" className="mt-3 text-error empty:hidden">
        {saving.error?.message}
      </p>
    </Dialog>
  );
};
