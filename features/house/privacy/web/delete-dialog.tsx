import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteAccount, previewDeletion } from '../contract/routes.ts';
import type { Deleted } from '../contract/schemas.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { Consequences } from './consequences.tsx';
import { ProveNumber } from './prove-number.tsx';
import type { Proof } from './use-proof.ts';

interface DeleteDialogProps {
  readonly phone: string;
  readonly onDeleted: (deleted: Deleted) => void;
  readonly onClose: () => void;
}

const PREVIEW = ['privacy', 'deletion'];

/** The deletion preview, reloaded each time the dialog opens and when the refund has changed. */
const useDeletion = (onDeleted: DeleteDialogProps['onDeleted']) => {
  const memory = useQueryClient();
  const preview = useQuery({
    queryKey: PREVIEW,
    queryFn: async () => call(previewDeletion),
    staleTime: 0,
    gcTime: 0,
  });
  const deleting = useMutation({
    mutationFn: async (proof: Proof) =>
      call(deleteAccount, { body: { ...proof, refundPaise: preview.data?.refundPaise ?? 0 } }),
    onSuccess: onDeleted,
    onError: (error) => {
      if (error instanceof CallError && error.code === 'privacy.refund-changed')
        void refreshQueries(memory, { queryKey: PREVIEW });
    },
  });
  return { preview, deleting };
};

/** Shows the consequences of a deletion, asks for a code, then deletes the account. */
export const DeleteDialog = ({ phone, onDeleted, onClose }: DeleteDialogProps) => {
  const { preview, deleting } = useDeletion(onDeleted);
  const { data, error } = preview;
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.privacy_delete_title()}
      dismissOutside={false}
      actions={
        <Button look="outline" onClick={onClose}>
          {m.privacy_keep()}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        {preview.isPending && <p role="status">{m.privacy_delete_loading()}</p>}
        {error && (
          <div role="alert" className="flex flex-col items-start gap-3">
            <p className="text-error">{error.message}</p>
            <Button look="outline" onClick={() => void preview.refetch()}>
              {m.privacy_delete_retry()}
            </Button>
          </div>
        )}
        {data && (
          <>
            <Consequences {...data} />
            <p className="text-ink-2">{m.privacy_delete_download()}</p>
            <ProveNumber
              phone={phone}
              verifyLabel={m.privacy_delete_verify()}
              busy={deleting.isPending}
              error={deleting.error}
              onProof={(proof) => deleting.mutate(proof)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
};
