import type { WhichEntries } from '../../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { useDelete } from './use-history.ts';

/** The entries to delete, and their description. */
export interface PendingDeletion {
  readonly which: WhichEntries;
  readonly text: string;
}

interface DeleteDialogProps {
  readonly pending: PendingDeletion;
  readonly onDeleted: (message: string) => void;
  readonly onClose: () => void;
}

/** Confirms a permanent deletion. */
export const DeleteDialog = ({
  pending: { which, text },
  onDeleted,
  onClose,
}: DeleteDialogProps) => {
  const deleting = useDelete(onDeleted);
  return (
    <Dialog
      open
      onClose={onClose}
      title={'all' in which ? m.counselling_delete_all_title() : m.counselling_delete_title()}
      description={text}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {m.counselling_delete_no()}
          </Button>
          <Button
            busyLabel={deleting.isPending ? m.counselling_delete_busy() : undefined}
            onClick={() => deleting.mutate(which)}
          >
            {'all' in which ? m.counselling_delete_all() : m.counselling_delete()}
          </Button>
        </>
      }
    >
      {deleting.error && (
        <p role="alert" className="rounded-field bg-error-tint p-3 text-error">
          {deleting.error.message}
        </p>
      )}
    </Dialog>
  );
};
