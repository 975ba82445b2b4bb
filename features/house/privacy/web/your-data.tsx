import { useState } from 'react';
import type { Deleted } from '../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { clearDevice } from './forget-device.ts';

interface YourDataProps {
  /** The profile's contact number, most likely the account's. */
  readonly phone: string;
  /** Called once the account is deleted and this browser's data is removed. */
  readonly onDeleted: (deleted: Deleted) => void;
}

/** Buttons to download all data and to delete the account. */
export const YourData = ({ phone, onDeleted }: YourDataProps) => {
  const [open, setOpen] = useState<'download' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const deleted = (told: Deleted) => {
    onDeleted(told);
    clearDevice();
  };
  return (
    <section aria-labelledby="your-data" className="mt-12 border-t border-line pt-8">
      <h2 id="your-data" className="text-title">
        {m.privacy_title()}
      </h2>
      <p className="mt-2 max-w-measure text-ink-2">{m.privacy_lead()}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="outline" onClick={() => setOpen('download')}>
          {m.privacy_download()}
        </Button>
        <Button look="quiet" className="px-0! sm:px-3!" onClick={() => setOpen('delete')}>
          {m.privacy_delete()}
        </Button>
      </div>
      {open === 'download' && <DownloadDialog phone={phone} onClose={close} />}
      {open === 'delete' && <DeleteDialog phone={phone} onDeleted={deleted} onClose={close} />}
    </section>
  );
};
