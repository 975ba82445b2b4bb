import { useMutation } from '@tanstack/react-query';
import { exportData } from '../contract/routes.ts';
import { callForFile } from '@dhruva/web/lib/call.ts';
import { saveFile } from '@dhruva/web/lib/save-file.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { ProveNumber } from './prove-number.tsx';
import type { Proof } from './use-proof.ts';

interface DownloadDialogProps {
  readonly phone: string;
  readonly onClose: () => void;
}

/** Describes the file, asks for a code, then downloads the file. */
export const DownloadDialog = ({ phone, onClose }: DownloadDialogProps) => {
  const download = useMutation({
    mutationFn: async (proof: Proof) =>
      saveFile(await callForFile(exportData, { body: proof }), m.privacy_file()),
  });
  return (
    <Dialog open onClose={onClose} title={m.privacy_download_title()} dismissOutside={false}>
      <div className="flex flex-col gap-4">
        <p>{m.privacy_download_lead()}</p>
        <p className="text-ink-2">{m.privacy_download_care()}</p>
        {download.isSuccess ? (
          <p role="status" className="rounded-field bg-success-tint p-3 text-success">
            {m.privacy_downloaded()}
          </p>
        ) : (
          <ProveNumber
            phone={phone}
            verifyLabel={m.privacy_download_verify()}
            busy={download.isPending}
            error={download.error}
            onProof={(proof) => download.mutate(proof)}
          />
        )}
      </div>
    </Dialog>
  );
};
